import { colours } from '@sira/cloth/colours'
import { envelopeOf } from '@sira/contract/wire/errors'
import { away } from '@sira/contract/wire/refusals'
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'

/** As the proxy types it: over HTTP/1 or HTTP/2. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>

/** Seconds after which it is worth trying again; a restart takes about as long. */
export const retryAfterSeconds = '10'

/** Styles are inline: this page must stand without any other file. */
export const awayPage = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Le back office redémarre</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${colours.sable};color:${colours.encre};font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem;border-inline-start:6px solid ${colours.laterite}}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;color:${colours.indigoNuit}}
p{margin:.5rem 0;color:${colours.pierre}}
a{display:inline-block;margin-top:1rem;padding:.7rem 1.5rem;border-radius:99px;background:${colours.laterite};color:${colours.blanc};text-decoration:none}
a:focus-visible{outline:3px solid ${colours.indigo};outline-offset:3px}
</style>
</head>
<body>
<main>
<h1>Le back office redémarre</h1>
<p>Il sera de retour dans quelques instants ; cette page se recharge d’elle-même. Le site public, lui, reste en ligne.</p>
<p>Si cela dure, prévenez la personne qui s’occupe du serveur.</p>
<a href="">Réessayer maintenant</a>
</main>
</body>
</html>
`

export const awayPageCsp =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** 502, 503 or 504: an envelope for programs, a page for people. */
export function sendAway(reply: AnyReply, failure: unknown): AnyReply {
  const { request } = reply
  const timedOut = failure instanceof Error && /timeout/i.test(failure.message)
  const status = timedOut ? 504 : 503
  request.log.warn(
    { failure: failure instanceof Error ? failure.message : failure },
    'back office absent',
  )
  reply.code(status).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store')
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  if (wantsPage && request.url.startsWith('/admin')) {
    return reply
      .header('content-security-policy', awayPageCsp)
      .type('text/html; charset=utf-8')
      .send(awayPage)
  }
  return reply.send(envelopeOf(away(status)))
}
