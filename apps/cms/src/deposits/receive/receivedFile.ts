import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Deposit } from '../../payload-types.ts'
import { type CheckedFile, checkFile } from '../files/checkFile.ts'
import { depositOf, hasEnded } from '../findDeposit.ts'
import { joinedPieces, piecesIn, removePieces } from '../pieces.ts'
import { ticketMark } from '../ticketMark.ts'
import { endDeposit } from './endDeposit.ts'
import { fileProblem } from './fileProblem.ts'
import type { SentFile } from './sentParts.ts'

export interface ReceivedFile extends CheckedFile {
  /** The upload that brought it. */
  deposit?: Deposit
}

interface Sending {
  /** The sending key, which a ticket may be tied to. */
  key: string | undefined
  locale: Locale
}

/** A file that was sent, once it was looked at; throws where it is not taken, and nothing of it stays. */
export async function receivedFile(
  field: string,
  sent: SentFile,
  { key, locale }: Sending,
  payload: Payload,
): Promise<ReceivedFile> {
  if ('bytes' in sent) {
    const checked = await checkFile(sent.bytes, sent.name)
    if ('refusal' in checked) throw fileProblem(field, checked.refusal, locale)
    return checked
  }
  const deposit = await depositOf(sent.ticket, payload)
  const isTheirs = !deposit?.cle || (key !== undefined && deposit.cle === ticketMark(key))
  const whole = deposit !== undefined && deposit.recu === deposit.longueur && !hasEnded(deposit)
  if (!whole || !isTheirs) throw fileProblem(field, 'ended', locale)
  const bytes = await joinedPieces(piecesIn(deposit.morceaux), payload)
  if (bytes === undefined) throw fileProblem(field, 'ended', locale)
  const checked = await checkFile(bytes, deposit.fichier ?? '')
  if (!('refusal' in checked)) return { ...checked, deposit }
  await endDeposit(deposit, payload)
  await removePieces(piecesIn(deposit.morceaux), payload)
  throw fileProblem(field, checked.refusal, locale)
}
