import { tusHeaders, tusVersion } from '@sira/contract/deposits/tus'
import { ContractError } from '@sira/contract/wire/errors'
import { badRequest, tooLarge } from '@sira/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import { depositBounds } from '../../deposits/depositBounds.ts'

type Asked = Pick<FastifyRequest, 'headers'>

const wholeNumber = /^\d{1,15}$/
const longestName = 200

/** The protocol in another version, or none: 412 (tus 1.0.0, Version Mismatch). */
export function requireTus({ headers }: Asked): void {
  if (headers[tusHeaders.version] === tusVersion) return
  const message = `Tus-Resumable must be ${tusVersion}`
  throw new ContractError({ status: 412, name: 'PreconditionFailedError', message })
}

/** Gives the length of the announced file. */
export function lengthIn(request: Asked): number {
  const length = numberIn(request, tusHeaders.length)
  if (length > depositBounds.bytes) throw tooLarge()
  return length
}

export function offsetIn(request: Asked): number {
  return numberIn(request, tusHeaders.offset)
}

function numberIn({ headers }: Asked, name: string): number {
  const value = headers[name]
  if (typeof value === 'string' && wholeNumber.test(value)) return Number(value)
  throw badRequest(`${name} must be a whole number`)
}

/** The name of the uploaded file: pairs of a word and its value in base64, parted by commas. */
export function fileNameIn({ headers }: Asked): string | undefined {
  const sent = headers[tusHeaders.metadata]
  if (sent === undefined || sent === '') return undefined
  const pairs = String(sent).split(',')
  const isPair = (pair: string) =>
    /^\s*[\x21-\x2b\x2d-\x7e]+( [A-Za-z0-9+/]*={0,2})?\s*$/.test(pair)
  if (String(sent).length > depositBounds.metadata || !pairs.every(isPair)) {
    throw badRequest(`${tusHeaders.metadata} cannot be read`)
  }
  const named = pairs.map((pair) => pair.trim().split(' ')).find(([word]) => word === 'filename')
  return (
    named &&
    Buffer.from(named[1] ?? '', 'base64')
      .toString('utf8')
      .slice(0, longestName)
  )
}
