#!/bin/bash
# base.sh build|runtime TAG JDK : a small image made from what is on this machine, in place of one that a registry would give.
# "runtime" holds a JRE made by jlink; "build" holds the whole JDK and this machine's Maven.
set -euo pipefail
kind=$1 tag=$2 jdk=$3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

mkdir -p "$root"/{bin,usr/bin,usr/share,etc,tmp,root,proc,sys,dev,opt}
chmod 1777 "$root/tmp"
cp -L "$(command -v busybox)" "$root/bin/busybox"
for tool in $(busybox --list); do [ "$tool" = busybox ] || ln -s busybox "$root/bin/$tool"; done
ln -s /bin/env "$root/usr/bin/env"
echo 'root:x:0:0:root:/root:/bin/sh' >"$root/etc/passwd"
echo 'root:x:0:' >"$root/etc/group"
echo 'hosts: files dns' >"$root/etc/nsswitch.conf"

if [ "$kind" = runtime ]; then
  compress=zip-6
  "$jdk/bin/jlink" --list-plugins | grep -q 'zip-' || compress=2
  "$jdk/bin/jlink" --compress "$compress" --strip-debug --no-header-files --no-man-pages --include-locales en,pl --output "$root/opt/java" --add-modules \
    java.base,java.logging,java.naming,java.management,java.xml,java.sql,java.desktop,java.instrument,java.rmi,java.security.jgss,java.net.http,jdk.unsupported,jdk.management,jdk.jfr,jdk.crypto.ec,jdk.zipfs,jdk.localedata,jdk.naming.dns
  # As a JRE that one downloads: with the JDK's own classes ready to be mapped.
  "$root/opt/java/bin/java" -Xshare:dump >/dev/null
else
  cp -rL "$jdk" "$root/opt/java"
  cp -rL "$(mvn -v | sed -n 's/.*Maven home: //p')" "$root/usr/share/maven"
  ln -s /usr/share/maven/bin/mvn "$root/bin/mvn"
fi

# The shared libraries that the JVM's own files ask for, where the linker will look for them.
find "$root/opt/java" -type f \( -path '*/bin/*' -o -name '*.so' \) -exec ldd {} + 2>/dev/null |
  awk '$2 == "=>" && $3 ~ /^\// { print $3 } $1 ~ /^\/lib/ { print $1 }' | grep -v "^$root" | sort -u |
  while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done

container=$(buildah from scratch)
buildah copy -q "$container" "$root" / >/dev/null
buildah config --env PATH=/opt/java/bin:/usr/bin:/bin --env JAVA_HOME=/opt/java --env HOME=/root --env LANG=C.UTF-8 "$container"
buildah commit -q --format docker --rm "$container" "$tag" >/dev/null
echo "made $tag from $jdk"
