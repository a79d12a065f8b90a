import { colours } from '@sira/cloth/colours'
import { documentsPath, isBelow } from '@sira/contract/programPaths'
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'

/** A reply in the proxy's types: over HTTP/1 or HTTP/2. */
export type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>

/** Seconds after which it is worth trying again; a restart takes about as long. */
export const retryAfterSeconds = '10'

interface AwayWords {
  title: string
  text: string
  more: string
}

/** Styles are inline: this page must work without any other file. */
function pageOf({ title, text, more }: AwayWords): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>${title}</title>
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
<h1>${title}</h1>
<p>${text}</p>
<p>${more}</p>
<a href="">Réessayer maintenant</a>
</main>
</body>
</html>
`
}

const screenPage = pageOf({
  title: 'Le back office redémarre',
  text: 'Il sera de retour dans quelques instants ; cette page se recharge d’elle-même. Le site public, lui, reste en ligne.',
  more: 'Si cela dure, prévenez la personne qui s’occupe du serveur.',
})
const documentPage = pageOf({
  title: 'Ce document revient dans un instant',
  text: 'Nos serveurs reprennent leur souffle\u00a0; cette page se recharge d’elle-même, et le document arrive avec.',
  more: 'Si cela dure, revenez en arrière et réessayez plus tard.',
})

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Gives the page that replaces the requested one; undefined for a program. */
export function awayPageFor({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>) {
  if (!headers.accept?.includes('text/html')) return undefined
  if (url.startsWith('/admin')) return screenPage
  return isBelow(url, [documentsPath]) ? documentPage : undefined
}

export function sendAwayPage(reply: AnyReply, page: string): AnyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
}
