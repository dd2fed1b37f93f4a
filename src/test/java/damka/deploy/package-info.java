/** What surrounds the service when it runs: the manifests of a cluster. */
@NullMarked
package damka.deploy;

import org.jspecify.annotations.NullMarked;
