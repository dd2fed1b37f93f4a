/** What travels: records of requests and responses. */
@NullMarked
package damka.api.dto;

import org.jspecify.annotations.NullMarked;
