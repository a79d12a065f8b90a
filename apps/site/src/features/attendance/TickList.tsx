import { halfDayNow } from '@sira/contract/attendance/marks'
import type { Locale } from '@sira/contract/locales'
import { useState } from 'react'
import type { AttendanceMemory } from '../../browser/attendance/attendanceMemory.ts'
import { shownMarks } from '../../browser/attendance/attendanceSending.ts'
import type { AttendanceWords } from './attendanceWords.ts'
import { halfDayName } from './halfDayName.ts'
import { SheetPhoto } from './SheetPhoto.tsx'

type Roll = NonNullable<AttendanceMemory['roll']>

interface TickListProps {
  session: number
  memory: AttendanceMemory & { roll: Roll }
  /** The half day of the sheet. */
  wanted: string | undefined
  words: AttendanceWords
  locale: Locale
  onSay: (halfDay: string, said: ReadonlyMap<string, boolean>) => void
}

/** The list of participants, all ticked at first. Sent again, only changes are sent. */
export function TickList({ session, memory, wanted, words, locale, onSay }: TickListProps) {
  const { demiJournees, inscrits } = memory.roll
  const open = demiJournees.filter(({ ouverte }) => ouverte)
  const names = open.map(({ nom }) => nom)
  const first = names.find((nom) => nom === wanted) ?? halfDayNow(names, new Date())
  const [halfDay, setHalfDay] = useState(first)
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  if (halfDay === undefined) return <p>{words.notYet}</p>
  if (inscrits.length === 0) return <p>{words.nobody}</p>

  const known = shownMarks(memory, halfDay)
  const isPresent = (reference: string) => changed.get(reference) ?? known.get(reference) ?? true
  const said = inscrits.flatMap(({ reference }): [string, boolean][] =>
    isPresent(reference) === known.get(reference) ? [] : [[reference, isPresent(reference)]],
  )
  const away = inscrits.filter(({ reference }) => !isPresent(reference)).length
  const choose = (name: string) => {
    setChanged(new Map())
    setHalfDay(name)
  }
  const send = () => {
    onSay(halfDay, new Map(said))
    setChanged(new Map())
  }
  const waits = memory.pointages.length
  return (
    <section className="grid gap-4">
      <div className="field">
        <label htmlFor="demi-journee">{words.halfDay}</label>
        <select
          id="demi-journee"
          className="control"
          value={halfDay}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {open.map(({ nom }) => (
            <option key={nom} value={nom}>
              {halfDayName(nom, words, locale)}
            </option>
          ))}
        </select>
      </div>
      <p>{words.except}</p>
      <ul className="grid">
        {inscrits.map(({ reference, nom }) => (
          <li key={reference} className="border-t border-trait">
            <label className="tap gap-3 wrap-anywhere">
              <input
                type="checkbox"
                className="size-6 shrink-0"
                checked={isPresent(reference)}
                onChange={({ currentTarget: { checked } }) =>
                  setChanged(new Map(changed).set(reference, checked))
                }
              />
              <bdi>{nom ?? reference}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className={`button max-sm:w-full ${said.length === 0 ? 'button-secondary' : 'button-primary'}`}
          disabled={said.length === 0}
          onClick={send}
        >
          {said.length === 0 ? words.same : away === 0 ? words.all : `${words.allBut} ${away}`}
        </button>
      </p>
      <SheetPhoto
        key={halfDay}
        session={session}
        halfDay={halfDay}
        token={memory.jeton}
        words={words}
      />
      <p role="status">{waits > 0 ? `${words.toSend}\u00a0: ${waits}` : words.sent}</p>
    </section>
  )
}
