import { useState } from 'react'
import { sendSheet } from '../../browser/attendance/sendSheet.ts'
import { smallerPicture } from '../../components/pictures/smallerPicture.ts'
import type { AttendanceWords } from './attendanceWords.ts'

interface SheetPhotoProps {
  session: number
  halfDay: string
  token: string | null
  words: AttendanceWords
}

/** The signed sheet, photographed: it goes at once, and stays on the phone where there is no network. */
export function SheetPhoto({ session, halfDay, token, words }: SheetPhotoProps) {
  const [said, setSaid] = useState<'photoBusy' | 'photoSent' | 'photoAway' | 'photoRefused'>()
  const send = async (file: File | undefined) => {
    if (!file) return
    setSaid('photoBusy')
    const status = await sendSheet({ session, halfDay, token }, file, await smallerPicture(file))
    setSaid(status === 200 ? 'photoSent' : status === 400 ? 'photoRefused' : 'photoAway')
  }
  return (
    <div className="field">
      <label htmlFor="photo-feuille">{words.photo}</label>
      <input
        id="photo-feuille"
        type="file"
        className="control"
        accept="image/jpeg,image/png"
        onChange={({ currentTarget: { files } }) => send(files?.[0])}
      />
      {said !== undefined && <p role="status">{words[said]}</p>}
    </div>
  )
}
