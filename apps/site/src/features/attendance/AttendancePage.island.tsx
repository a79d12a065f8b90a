import { readSheetMark, readSheetNumber, type SheetMark } from '@sira/contract/attendance/marks'
import type { Locale } from '@sira/contract/locales'
import { useEffect, useMemo, useState } from 'react'
import { attendanceMemory } from '../../browser/attendance/attendanceMemory.ts'
import { bindPhone, exchangeOf, keepMarks } from '../../browser/attendance/attendanceSending.ts'
import { BindForm } from '../../browser/device/BindForm.tsx'
import { useExchange } from '../../browser/device/useExchange.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import type { AttendanceWords } from './attendanceWords.ts'
import { SheetForm } from './SheetForm.tsx'
import { TickList } from './TickList.tsx'

export interface AttendancePageProps {
  words: AttendanceWords
  locale: Locale
  /** The page that does the same without script. */
  plain: string
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
  const [problem, setProblem] = useState<string>()
  if (sheet === undefined) {
    const { words, plain } = props
    const open = (typed: string) => {
      const number = readSheetNumber(typed)
      setProblem(number === undefined ? words.noNumber : undefined)
      if (number !== undefined) location.hash = number
    }
    return <SheetForm id="feuille" action={plain} words={words} onSheet={open} problem={problem} />
  }
  return <Sheet key={`${sheet.feuille} ${sheet.demiJournee}`} sheet={sheet} {...props} />
}

/** The participants of a session, from the memory of this phone; marks are kept there first. */
function Sheet({
  sheet,
  words,
  locale,
}: Omit<AttendancePageProps, 'plain'> & { sheet: SheetMark }) {
  const { session, demiJournee } = sheet
  const memory = useMemo(() => attendanceMemory(session), [session])
  const exchange = useMemo(() => exchangeOf(session, memory, locale), [session, memory, locale])
  const { kept, state, look, full } = useExchange(memory, exchange)

  const roll = kept?.roll
  // Signed-in staff need no code, so the server is asked first.
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
    // For signed-in staff the list would load again at once, so the page leaves the sheet.
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
