# A cache in front of one site or several, for /etc/varnish/default.vcl (Varnish 7.1 and newer, with
# varnish-modules). It speaks no TLS: nginx or Caddy stand before it, on this machine.
# docs/how-to/outgrow-one-machine.md says how it is installed, docs/decisions/0089-… why it is so.
vcl 4.1;

import directors;
import std;
import xkey;

# --- yours: the sites ---------------------------------------------------------------------------
probe alive {
	.url = "/healthz";
	.interval = 1s;
	.timeout = 1s;
	.window = 3;
	.threshold = 2;
	.initial = 2;
}
backend site1 { .host = "127.0.0.1"; .port = "3000"; .connect_timeout = 1s; .probe = alive; }

sub vcl_init {
	new sites = directors.round_robin();
	sites.add_backend(site1);
}

# --- yours: who may say that something changed: the machines of the sites. With PURGE_TOKEN in the
# environment of varnishd, it takes that token too.
acl announcers {
	"127.0.0.1";
	"::1";
}

# --- yours: who stands before it and tells the address of the visitor (X-Forwarded-For).
acl proxies {
	"127.0.0.1";
	"::1";
}
# ------------------------------------------------------------------------------------------------

sub vcl_recv {
	# The second time, because no site answered: what is kept is good enough, however old.
	if (req.restarts > 0) {
		set req.grace = 365d;
		return (hash);
	}
	unset req.http.X-Key;
	unset req.http.X-Moves;
	unset req.http.X-Encoding;
	unset req.http.Forwarded;

	# Varnish has added who asked to what he says of himself. Limits count by this address.
	if (client.ip !~ proxies) {
		set req.http.X-Forwarded-For = client.ip;
		unset req.http.X-Forwarded-Proto;
		unset req.http.X-Forwarded-Host;
	}

	if (req.method == "BAN" || req.method == "PURGE") {
		# What came through a proxy has another address before this one.
		if (client.ip !~ announcers || req.http.X-Forwarded-For ~ ",") {
			return (synth(403, "Forbidden"));
		}
		if (std.getenv("PURGE_TOKEN") && req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
			return (synth(403, "Forbidden"));
		}
		if (!req.http.Cache-Tag) {
			return (synth(400, "Cache-Tag?"));
		}
		# Outdated, not thrown away: it is still there if the sites are not.
		set req.http.X-Outdated = xkey.softpurge(
			regsuball(regsub(req.http.Cache-Tag, "^\*$", "everything"), "[, ]+", " "));
		return (synth(200, "Outdated: " + req.http.X-Outdated));
	}

	set req.backend_hint = sites.backend();

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# For one visitor, for staff, or by the back office (apps/site/src/kinds/pageRules.ts).
	if (req.http.Authorization
		|| req.url ~ "(?i)^/(admin|api|_next|documents|healthz|readyz|metrics)(/|\?|$)"
		|| req.url ~ "(?i)^(/en|/ar)?/(apercu|attestation|selection|panier|commande|commandes|suivi|mes-dossiers|espace|liste-d-attente|alertes-emploi/[^/?]+|presence/[^/?]+|newsletter/[^/?]+|login|recherche)(/|\?|$)"
		|| req.url ~ "[?&]langue=") {
		return (pass);
	}

	# What a public page is kept under: its address, without what advertisements add to it.
	set req.http.X-Key = regsub(
		regsuball(req.url, "(?<=[?&])(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)=[^&]*&?", ""),
		"[?&]$", "");
	if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|$)") {
		set req.http.X-Encoding = "br";
	}

	if (req.url ~ "^/(_astro|uploads|partage)/") {
		# The same for everybody.
		unset req.http.Cookie;
		unset req.http.Save-Data;
		unset req.http.ECT;
		return (hash);
	}
	# Who saves data, or waits for it, gets light pages (decision 13): one word for both.
	if (req.http.ECT ~ "^(slow-2g|2g|3g)$") {
		set req.http.Save-Data = "on";
	} elsif (req.http.Save-Data != "on") {
		unset req.http.Save-Data;
	}
	unset req.http.ECT;

	# Who remembers another language is led to it from French addresses (decision 12): by the site.
	if (req.http.Cookie ~ "(^|;\s*)selectedLang=(en|ar)(;|$)" && req.url !~ "^/(en|ar)(/|\?|$)") {
		set req.http.X-Moves = "yes";
		return (pass);
	}
	# Nothing else that a cookie says matters to a public page.
	unset req.http.Cookie;

	# A page that is due is made anew before it is shown, while there is somebody to make it.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 0s;
	}
	return (hash);
}

sub vcl_hash {
	# No host: whatever name it is asked by, it is the same site.
	hash_data(req.http.X-Key);
	hash_data(req.http.X-Encoding);
	# Over https it says so (Strict-Transport-Security).
	hash_data(req.http.X-Forwarded-Proto);
	return (lookup);
}

sub vcl_backend_fetch {
	set bereq.backend = sites.backend();
	if (bereq.http.X-Encoding) {
		set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
	}
	if (bereq.uncacheable) {
		# The page of an order waits 25 s for news; large files take their time.
		set bereq.first_byte_timeout = 75s;
	} elsif (bereq.http.If-None-Match) {
		# An older one is there: no need to wait long.
		set bereq.first_byte_timeout = 3s;
	} else {
		set bereq.first_byte_timeout = 15s;
	}
	unset bereq.http.X-Key;
	unset bereq.http.X-Encoding;
	unset bereq.http.X-Moves;
}

sub vcl_backend_response {
	if (beresp.status >= 500) {
		if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 1) {
			return (retry);
		}
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		if (!bereq.uncacheable && bereq.http.If-None-Match) {
			return (error(503, "Service Unavailable"));
		}
	}
	if (bereq.uncacheable) {
		return (deliver);
	}
	# Said to one visitor, who asks for too much: what is kept is good enough for him, and stays.
	if (beresp.status == 429 && bereq.http.If-None-Match) {
		return (error(503, "Service Unavailable"));
	}

	if (beresp.status >= 500 || beresp.status == 429) {
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}
	if (beresp.http.Set-Cookie || beresp.http.Vary == "*") {
		call not_kept;
	}
	if (beresp.http.CDN-Cache-Control ~ "max-age=\d") {
		# « private » for caches that would give a light page to everybody. Here it is kept apart.
		if (beresp.http.CDN-Cache-Control ~ "private" && bereq.http.Save-Data != "on") {
			call not_kept;
		}
		set beresp.ttl = std.duration(
			regsub(beresp.http.CDN-Cache-Control, "^.*\bmax-age=(\d+).*$", "\1s"), 0s);
		if (beresp.http.CDN-Cache-Control ~ "stale-if-error=\d") {
			set beresp.grace = std.duration(
				regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
		}
	} elsif (beresp.http.Cache-Control ~ "private|no-store|no-cache"
		|| beresp.http.Cache-Control !~ "max-age=[1-9]") {
		# Nothing is kept that does not ask for it.
		call not_kept;
	} else {
		# Files: Varnish has read for how long.
		set beresp.grace = 1d;
	}
	set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, "[, ]+", " ") + " everything";
	return (deliver);
}

sub not_kept {
	set beresp.ttl = 10s;
	set beresp.grace = 0s;
	set beresp.uncacheable = true;
	return (deliver);
}

sub vcl_backend_error {
	if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 1) {
		return (retry);
	}
	set beresp.ttl = 0s;
	set beresp.grace = 0s;
	set beresp.http.Cache-Control = "private, no-store";
	set beresp.http.Retry-After = "10";
	if (bereq.url ~ "^/api/") {
		set beresp.http.Content-Type = "application/json; charset=utf-8";
		synthetic({"{"data":null,"error":{"status":503,"name":"ServiceUnavailableError","message":"The site does not answer. Please try again in a moment.","details":{}}}"});
	} else {
		set beresp.http.Content-Type = "text/html; charset=utf-8";
		set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
		synthetic({"<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>De retour dans un instant</title>
</head>
<body>
<h1>De retour dans un instant</h1>
<p>Le site redémarre. Réessayez dans quelques secondes ; un formulaire n’est pas encore arrivé : revenez en arrière et renvoyez-le.</p>
<p lang="en">Try again in a few seconds. A form has not arrived yet: go back and send it again.</p>
<p lang="ar" dir="rtl">أعيدوا المحاولة بعد ثوانٍ. الاستمارة لم تصل بعد: ارجعوا وأرسلوها من جديد.</p>
</body>
</html>
"});
	}
	if (!bereq.uncacheable && bereq.http.If-None-Match) {
		set beresp.http.X-Kept = "yes";
	}
	return (deliver);
}

sub vcl_synth {
	set resp.http.Content-Type = "text/plain; charset=utf-8";
	set resp.http.Cache-Control = "no-store";
	set resp.body = resp.reason;
	return (deliver);
}

sub vcl_deliver {
	if (resp.status >= 500 && req.restarts == 0 && (resp.http.X-Kept || req.http.X-Moves)) {
		return (restart);
	}
	unset resp.http.X-Kept;
	if (req.http.X-Key && !req.http.X-Moves) {
		# For caches, which it is itself.
		unset resp.http.xkey;
		unset resp.http.Cache-Tag;
		unset resp.http.CDN-Cache-Control;
		unset resp.http.X-Accel-Expires;
		if (obj.hits > 0) {
			set resp.http.X-Cache = "hit";
		} else {
			set resp.http.X-Cache = "miss";
		}
	}
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	return (deliver);
}
