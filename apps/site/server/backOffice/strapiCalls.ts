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
 * Its answers under our address: they set no cookie here, what is uploaded there runs nothing here,
 * and what Strapi 5 calls created is what the contract calls done.
 */
export function asOurs(answered: Answered, strapi: StrapiVersion): Answered {
  return (request, reply, answer) => {
    for (const name of itsOwn) reply.removeHeader(name)
    reply.header('content-security-policy', uploadPolicy)
    if (strapi === 5 && reply.statusCode === 201) reply.code(200)
    answered(request, reply, answer)
  }
}
