import { readSheetMark, type SheetMark } from '@sira/contract/attendance/marks'
import type { Locale } from '@sira/contract/locales'
import { useEffect, useMemo, useState } from 'react'
import { attendanceMemory } from '../../browser/attendance/attendanceMemory.ts'
import { bindPhone, exchangeOf, keepMarks } from '../../browser/attendance/attendanceSending.ts'
import { BindForm } from '../../browser/device/BindForm.tsx'
import { useExchange } from '../../browser/device/useExchange.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import type { AttendanceWords } from './attendanceWords.ts'
import { TickList } from './TickList.tsx'

export interface AttendancePageProps {
  words: AttendanceWords
  locale: Locale
}

const sheetOf = () => readSheetMark(decodeURIComponent(location.hash.slice(1)))

/** The sheet whose QR brought this phone here. */
function AttendancePage(props: AttendancePageProps) {
  const [sheet, setSheet] = useState<SheetMark>()
  useEffect(() => {
    const look = () => setSheet(sheetOf())
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  if (sheet === undefined) return <p>{props.words.noSheet}</p>
  return <Sheet key={`${sheet.feuille} ${sheet.demiJournee}`} sheet={sheet} {...props} />
}

/** The participants of a session, out of the memory of this phone; what is said is kept there first. */
function Sheet({ sheet, words, locale }: AttendancePageProps & { sheet: SheetMark }) {
  const { session, demiJournee } = sheet
  const memory = useMemo(() => attendanceMemory(session), [session])
  const exchange = useMemo(() => exchangeOf(session, memory), [session, memory])
  const { kept, state, look, full } = useExchange(memory, exchange)

  const roll = kept?.roll
  // Staff who are signed in need no code: that is asked first.
  if (kept === undefined || (!roll && state === 'done')) return null
  const binding = (
    <>
      <BindForm words={words} onCode={(code) => bindPhone(sheet, code, memory)} onBound={look} />
      <p>
        <a href="/admin" className="link tap">
          {words.signIn}
        </a>
      </p>
    </>
  )
  if (!kept || !roll) return <div className="grid gap-5">{binding}</div>
  const forget = () => {
    if (!confirm(words.forgetSure)) return
    memory.forget()
    // For staff who are signed in the list would load again at once: the page leaves the sheet.
    location.hash = ''
  }
  const say = (halfDay: string, said: ReadonlyMap<string, boolean>) => {
    if (keepMarks(halfDay, said, memory)) look()
    else full()
  }
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-2xl wrap-anywhere">
          <bdi>{roll.titre}</bdi>
        </h2>
        <p className="text-pierre">
          {`${words.marksAs} `}
          <bdi>{roll.qui}</bdi>
        </p>
      </div>
      {state !== 'done' && (
        <p role="status" className="rounded-2xl border border-trait bg-blanc p-4">
          {words[state]}
        </p>
      )}
      {state === 'unbound' && binding}
      {kept.refus.map((message) => (
        <p key={message} role="alert" className="field-problem">
          {`${words.refused}\u00a0: ${message}`}
        </p>
      ))}
      <TickList
        session={session}
        memory={{ ...kept, roll }}
        wanted={demiJournee}
        words={words}
        locale={locale}
        onSay={say}
      />
      <p className="flex flex-wrap gap-4">
        <button type="button" className="button button-secondary" onClick={look}>
          {words.refresh}
        </button>
        <button type="button" className="link tap" onClick={forget}>
          {words.forget}
        </button>
      </p>
    </div>
  )
}

export const wake = hydrated(AttendancePage)
