vcl 4.1;
# Pages for everybody, kept as long as they say themselves (s-maxage), and longer while no node can make them anew. Nodes tell which keys have
# changed (CDN_PURGE_URL): pages with one of them are too old from then on.
import xkey; # Debian's varnish-modules

backend shop {
  .host = "127.0.0.1";
  .port = "${shop}";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 600s; # the office's news come when they come
}

sub vcl_recv {
  # Varnish has added the sender's address to X-Forwarded-For; what a sender named as his own before it is not looked at.
  if (req.url == "/purge-pages") {
    if (req.method != "POST" || req.http.Purge-Key != "${purgeKey}") { return (synth(403, "Not yours")); }
    if (!req.http.Surrogate-Key) { return (synth(400, "No Surrogate-Key")); }
    return (synth(200, "Dropped " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization || req.url ~ "^/(public/api|office|healthz|readyz|metrics)") { return (pass); }
  # Pages that may be another one for each browser. All others say themselves whether they are for everybody.
  if (req.url ~ "(?i)^/(cart|checkout)" && req.http.Cookie ~ "(^|; ?)(__Host-)?(cart|session)=") { return (pass); }
  # The shop compresses; one copy for each of the two ways.
  if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # What is too old is asked for anew, and only where that failed given out all the same.
  if (req.restarts == 0) {
    set req.grace = 0s;
    unset req.http.X-Again;
  } else {
    set req.grace = 24h;
    set req.http.X-Again = "yes";
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Never in place of a page that was good, nor for a moment beside it: who asks again finds that one. Only where there is none the
    # shop's own words are given out.
    if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Again)) { return (abandon); }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Key) { set beresp.http.xkey = beresp.http.Surrogate-Key; }
  if (beresp.ttl > 0s && beresp.status == 200) { set beresp.grace = 24h; }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
}
