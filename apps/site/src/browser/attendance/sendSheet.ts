import { attendanceCalls } from '@sira/contract/attendance/marks'

interface Sheet {
  session: number
  halfDay: string
  /** The token of this phone; null for signed-in staff. */
  token: string | null
}

/** Sends the photograph of a signed sheet, as small as `photo` is; the status of the answer, 0 without a network. */
export async function sendSheet(
  { session, halfDay, token }: Sheet,
  file: File,
  photo: Blob,
): Promise<number> {
  // The key names the file: chosen twice, it is kept once.
  const sheet = {
    demiJournee: halfDay,
    cle: `${session}-${halfDay}-${file.lastModified}-${file.size}`,
  }
  const body = new FormData()
  if (token === null) {
    body.set('_payload', JSON.stringify(sheet))
    body.set('file', photo, 'feuille.jpg')
  } else {
    body.set('data', JSON.stringify({ ...sheet, jeton: token }))
    body.set('files.photo', photo, 'feuille.jpg')
  }
  const address =
    token === null
      ? `/admin/api/feuilles-signees/session/${session}`
      : `/api/${attendanceCalls.photo}`
  try {
    return (await fetch(address, { method: 'POST', body })).status
  } catch {
    return 0
  }
}
