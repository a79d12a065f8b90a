import type { StrapiVersion } from '../../src/transport/door/contentServer.ts'
import { strapiHeaders } from '../../src/transport/door/strapiAnswers.ts'
import type { AnyReply } from './away/awayPage.ts'
import { forwardedHeaders } from './forwardedHeaders.ts'
import { uploadPolicy } from './uploads.ts'

type Answered = (request: unknown, reply: AnyReply, answer: object) => void

/**
 * The headers of a call that are passed on: a server that is not ours gets no cookie of our pages,
 * nor the password that the browser has for a proxy before us.
 */
export function headersFor(strapi: StrapiVersion | undefined): typeof forwardedHeaders {
  if (strapi === undefined) return forwardedHeaders
  return (request, headers) => {
    const { cookie: _cookie, ...rest } = forwardedHeaders(request, headers)
    if (/^basic\b/i.test(String(rest.authorization))) delete rest.authorization
    return { ...rest, ...strapiHeaders(strapi) }
  }
}

/** Headers about the server's own address, not ours, such as « https alone, for a year ». */
const itsOwn = [
  'set-cookie',
  'strict-transport-security',
  'x-powered-by',
  'access-control-allow-credentials',
]

/**
 * Adapts the answers of a Strapi to our address: they set no cookie here, its uploads run no script
 * here, and the 201 of Strapi 5 becomes the 200 of the contract.
 */
export function asOurs(answered: Answered, strapi: StrapiVersion): Answered {
  return (request, reply, answer) => {
    for (const name of itsOwn) reply.removeHeader(name)
    reply.header('content-security-policy', uploadPolicy)
    if (strapi === 5 && reply.statusCode === 201) reply.code(200)
    answered(request, reply, answer)
  }
}
