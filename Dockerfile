# Damka as a container: built with Maven, run from Quarkus' jar directory, as nobody in particular, on a read-only file system.
#   docker build -t damka .        podman build -t damka .
#   docker run --rm --read-only --tmpfs /tmp -p 8080:8080 damka
ARG BUILD_IMAGE=maven:3.9-eclipse-temurin-25
ARG RUNTIME_IMAGE=eclipse-temurin:25-jre

FROM ${BUILD_IMAGE} AS build
WORKDIR /src
COPY pom.xml ./
COPY src/main src/main
# The layout whose classes a JVM can keep in a cache: all on one class path.
RUN mvn -B -q -DskipTests -Dquarkus.package.jar.type=aot-jar package

# The program as the image has it, and a cache of its classes. A cache fits the very JVM and files that it was made of, so it is made here.
FROM ${RUNTIME_IMAGE} AS program
# A share of the container's memory, whatever that is; a heap of this size needs no parallel collector; a service out of memory is
# restarted, not nursed.
ENV JAVA_OPTS="-XX:MaxRAMPercentage=70 -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError"
WORKDIR /app
COPY --from=build /src/target/quarkus-app/ ./
COPY src/main/docker/train.sh /tmp/
RUN sh /tmp/train.sh

FROM ${RUNTIME_IMAGE}
ARG VERSION=1.0.0-SNAPSHOT
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Damka" \
      org.opencontainers.image.description="Rules and best moves of international and Brazilian draughts over HTTP" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

# What changes least comes first. All of it belongs to root: the service can read its program and not alter it.
WORKDIR /app
COPY --from=program /app/lib/ lib/
COPY --from=program /app/quarkus-run.jar ./
COPY --from=program /app/quarkus/ quarkus/
COPY --from=program /app/app/ app/
COPY --from=program /app/cache/ cache/

ENV JAVA_OPTS="-XX:MaxRAMPercentage=70 -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError"
USER 10001:10001
# 8080: the service. 9000: health and metrics, not for the public.
EXPOSE 8080 9000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
  CMD u=http://127.0.0.1:${QUARKUS_MANAGEMENT_PORT:-9000}/q/health/live; curl -fs -o /dev/null "$u" 2>/dev/null || wget -q -O /dev/null "$u" || exit 1
# DAMKA_CPUS: how many processors the JVM is to count with, where that is not what it sees.
ENTRYPOINT ["/bin/sh", "-c", "exec java @/app/cache/jvm.options $JAVA_OPTS ${DAMKA_CPUS:+-XX:ActiveProcessorCount=$DAMKA_CPUS} -jar /app/quarkus-run.jar"]
