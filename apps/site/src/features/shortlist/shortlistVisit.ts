import { type Shortlist, shortlist } from '@sira/contract/applications/shortlist'
import { closedDossier } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** The states of the page, with the status of its answer. */
export type Visit =
  /** Nobody pressed yet: a scanner of links learns nothing. */
  | { state: 'asked'; status: 200 }
  | { state: 'open'; status: 200; shortlist: Shortlist; notice?: string }
  | { state: 'closed'; status: 404 }
  | { state: 'unanswered'; status: number; problem: string; retryAfter?: number }

/** The field by which a card asks for its file, and that of the name that the file is saved under. */
export const fileField = 'candidat'
export const nameField = 'nom'

/** The selection behind a link, once the employer has pressed; else the question alone. */
export async function shortlistVisit(
  caller: Caller,
  token: string,
  sent: FormData | undefined,
  words: Dictionary,
): Promise<Visit> {
  if (sent === undefined) return { state: 'asked', status: 200 }
  const called = await callBackOffice(caller, 'partages/lire', { jeton: token }, shortlist)
  if (called.state === 'done') {
    const notice = textOf(sent, fileField) === '' ? {} : { notice: words.shortlist.fileGone }
    return { state: 'open', status: 200, shortlist: called.answer, ...notice }
  }
  if (called.state !== 'away' && called.state !== 'tooMany') return { state: 'closed', status: 404 }
  const { problem = '', ...told } = closedDossier(called, words)
  return { ...told, state: 'unanswered', problem }
}

/** The file of a candidate, where a card asks for it and it may be had at this moment. */
export async function shortlistFile(
  { backOffice, visitor }: Caller,
  token: string,
  sent: FormData | undefined,
): Promise<Response | undefined> {
  const candidat = sent && textOf(sent, fileField)
  if (!candidat) return undefined
  const asked = { data: { jeton: token, candidat } }
  const made = await backOffice.file('partages/fichier', asked, visitor)
  if (made.state !== 'made') return undefined
  return new Response(made.bytes, {
    headers: {
      'content-type': made.type,
      'content-disposition': named(candidat, textOf(sent, nameField), endingOf(made.type)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}

/** Among ten files, whose each is: « CV-Fatou-Sanou.pdf ». */
function named(candidate: string, name: string, ending: string): string {
  const plain = `attachment; filename="cv-${candidate}${ending}"`
  const whose = name.match(/[\p{L}\p{N}]+/gu)?.join('-')
  return whose ? `${plain}; filename*=UTF-8''${encodeURIComponent(`CV-${whose}${ending}`)}` : plain
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

/** Word writes the other files that an application takes. */
function endingOf(type: string): string {
  return endings[type] ?? '.docx'
}
