import type { Locale } from '@sira/contract/locales'
import { ContractError } from '@sira/contract/wire/errors'
import { unavailable } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import { storageFailureIn } from '../../database/storageFailure.ts'
import { depositOf } from '../findDeposit.ts'
import { removePieces } from '../pieces.ts'
import { inFileTurn } from './fileTurns.ts'
import { partsOfForm, spooledForm } from './partsOfForm.ts'
import { partsOfJson } from './partsOfJson.ts'
import { type ReceivedFile, receivedFile } from './receivedFile.ts'
import type { FileRequest, SentParts } from './sentParts.ts'
import { typedInPieces } from './typedInPieces.ts'

export interface Received extends SentParts {
  /** When the first of its uploads began; now, where it has none (product 12.9). */
  begun(): Promise<Date>
  /** The files, once each was looked at; throws where one is not taken. */
  checked(sending: {
    key: string | undefined
    locale: Locale
  }): Promise<ReadonlyMap<string, ReceivedFile>>
}

/**
 * Reads what comes with files, JSON with tickets or a form in parts, and lets it be worked on in turn.
 * `keepReceived` keeps the files with their row; what is left of them goes afterwards.
 */
export async function receiveFiles<Result>(
  { body, contentType }: FileRequest,
  names: readonly string[],
  payload: Payload,
  work: (received: Received) => Promise<Result>,
): Promise<Result> {
  const spooled = typeof body === 'string' ? [] : await spooledForm(body, names.length, payload)
  try {
    return await inFileTurn(async () => {
      const sent =
        typeof body === 'string'
          ? partsOfJson(body, contentType, names)
          : await partsOfForm(spooled, contentType ?? '', names, payload)
      return work({
        ...sent,
        async begun() {
          const tickets = [...sent.files.values()].flatMap((file) =>
            'ticket' in file ? [file.ticket] : [],
          )
          const deposits = await Promise.all(tickets.map((one) => depositOf(one, payload)))
          const times = deposits.flatMap((one) => (one ? [Date.parse(one.createdAt)] : []))
          return new Date(Math.min(Date.now(), ...times))
        },
        async checked(sending) {
          const files = new Map<string, ReceivedFile>()
          for (const [field, file] of sent.files) {
            files.set(field, await receivedFile(field, file, sending, payload))
          }
          return files
        },
      })
    })
  } catch (error) {
    throw typeof body === 'string'
      ? error
      : await withTyped(error, () => typedInPieces(spooled, contentType ?? '', payload))
  } finally {
    await removePieces(spooled, payload)
  }
}

/** A page shows again what stood in its form, whatever was wrong: it, its files, a turn, the disk. */
async function withTyped(error: unknown, read: () => ReturnType<typeof typedInPieces>) {
  const known = storageFailureIn(error) ? unavailable() : error
  if (!(known instanceof ContractError)) return error
  const typed = await read()
  if (typed === undefined) return error
  const { status, name, message, details } = known
  return new ContractError({ status, name, message, details: { ...details, typed }, cause: error })
}
