vcl 4.1;
# Varnish before several site processes: /etc/varnish/rihla.vcl, with backends.vcl beside it. See deploy/README.md.
# Needs Debian's packages varnish and varnish-modules, and in the environment PURGE_SECRET, the same as the sites'.

import directors;
import std;
import xkey;

include "./backends.vcl";

sub vcl_recv {
    # Purge requests of the sites: POST with surrogate keys and secret; a soft purge where the old page may be shown meanwhile.
    if (req.url == "/.rihla/purge") {
        if (req.method != "POST" || !std.getenv("PURGE_SECRET")
            || req.http.Authorization != "Bearer " + std.getenv("PURGE_SECRET")) {
            return (synth(403, "Forbidden"));
        }
        if (!req.http.Surrogate-Key) {
            return (synth(400, "No Keys"));
        }
        if (req.http.Soft-Purge) {
            set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
        } else {
            set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        }
        return (synth(200, "Purged " + req.http.X-Purged));
    }

    # The studio, its preview, and the link to the first account.
    if (req.url ~ "^/(?:admin|api|_next|preview|claim)(?:[/?]|$)") {
        set req.backend_hint = studio;
        return (pass);
    }

    set req.backend_hint = sites.backend();
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Staff see what the site has now.
    if (req.http.Authorization || req.http.Cookie ~ "(?:^|;\s*)payload-token=") {
        return (pass);
    }
    # Only addresses in the one form that has an answer are kept: Node refuses or redirects all others, and counts searches by visitor.
    if (req.url !~ "^/(?:(?:[a-z0-9_~-]|%[89A-Fa-f][0-9A-Fa-f])+/)*(?:\?|$)"
        && req.url !~ "^/(?:assets|media)/[^/?%]+(?:\?|$)"
        && req.url !~ "^/(?:sitemap[a-z0-9-]*\.xml|robots\.txt|favicon\.(?:svg|ico))(?:\?|$)") {
        return (pass);
    }
    if (req.url ~ "^/search/" || req.url ~ "[?&](?:s|%73)(?:[=&]|$)") {
        return (pass);
    }
    # Queries that filter and page the listings of a page: only Node knows which of them are valid.
    if (req.url ~ "[?&](?:(?:e|%65)(?:-|%2[Dd])|(?:t|%74)(?:o|%6[Ff])(?:u|%75)(?:r|%72)(?:s|%73)(?:[=&]|$))") {
        return (pass);
    }
    # No answer depends on any other query, nor on a cookie: what differs by visitor is decided in the browser.
    set req.url = regsub(req.url, "\?.*$", "");
    unset req.http.Cookie;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # A page that has changed is shown as it was for a second at most, unless no site answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 1s;
    } else {
        set req.grace = 7d;
    }
    return (hash);
}

# The cache key leaves out the Host header, which a client chooses: this cache has one site.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.grace = 7d;
        return (deliver);
    }
    # Pictures have no keys; one that is deleted is gone within the hour.
    if (beresp.status == 200 && bereq.url ~ "^/(?:assets|media)/") {
        set beresp.ttl = 1h;
        return (deliver);
    }
    # A failed background fetch keeps the old page; only a waiting request gets the error page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.Server-Timing;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.Age;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}

sub vcl_synth {
    unset resp.http.X-Varnish;
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.body = resp.reason;
    return (deliver);
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "10";
    set beresp.body = "The site cannot be reached just now. Please try again in a few seconds.";
    return (deliver);
}
