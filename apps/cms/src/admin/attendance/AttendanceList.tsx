import { toast } from '@payloadcms/ui'
import { halfDayNow } from '@sira/contract/attendance/marks'
import { useId, useRef, useState } from 'react'
import type {
  AttendanceRecord,
  ShownAttendant,
  ShownMark,
} from '../../enrolments/presence/desk/attendanceDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { type SentMark, sentMarks } from './sentMarks.ts'

interface AttendanceListProps {
  session: number | string
  desk: AttendanceRecord
  onMarked: () => Promise<void>
}

/** Everybody was there, but those whose box is cleared. */
export function AttendanceList({ session, desk, onMarked }: AttendanceListProps) {
  const id = useId()
  const open = desk.halfDays.filter(({ isOpen }) => isOpen)
  const names = open.map(({ name }) => name)
  const [halfDay, setHalfDay] = useState(halfDayNow(names, new Date()))
  const [absent, setAbsent] = useState<ReadonlySet<string>>()
  const [busy, setBusy] = useState(false)
  /** The marks of the last sending without an answer: sent again under the same keys, they count once. */
  const unanswered = useRef<SentMark[]>(undefined)
  if (halfDay === undefined) {
    return <p className="sira-note">La présence se marque à partir du premier jour.</p>
  }
  const missing = absent ?? markedAbsent(desk.attendants, halfDay)

  function choose(name: string) {
    unanswered.current = undefined
    setAbsent(undefined)
    setHalfDay(name)
  }

  function toggle(reference: string, isPresent: boolean) {
    unanswered.current = undefined
    setAbsent(
      new Set([...missing].filter((one) => one !== reference).concat(isPresent ? [] : reference)),
    )
  }

  async function send(name: string) {
    setBusy(true)
    const marks = unanswered.current ?? sentMarks(desk.attendants, name, missing)
    unanswered.current = marks
    const outcome = await callApi(`pointages/session/${session}`, { pointages: marks })
    if (outcome.done) {
      unanswered.current = undefined
      setAbsent(undefined)
      toast.success('La présence est enregistrée.')
      await onMarked()
    } else tellProblem(outcome.message)
    setBusy(false)
  }

  return (
    <>
      <label htmlFor={`${id}-jour`}>Demi-journée</label>
      <select
        id={`${id}-jour`}
        value={halfDay}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {open.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <p className="sira-note">{'Tous sont présents, sauf ceux que vous décochez.'}</p>
      <ul className="sira-attendance">
        {desk.attendants.map((one) => (
          <li key={one.reference}>
            <label>
              <input
                type="checkbox"
                checked={!missing.has(one.reference)}
                onChange={({ currentTarget }) => toggle(one.reference, currentTarget.checked)}
              />
              {` ${one.nom ?? one.reference}`}
            </label>
            <Said marks={one.marks[halfDay] ?? []} />
          </li>
        ))}
      </ul>
      <div className="sira-desk__deeds">
        <button type="button" className="sira-deed" disabled={busy} onClick={() => send(halfDay)}>
          {busy ? 'Un instant…' : sentence(missing.size)}
        </button>
      </div>
    </>
  )
}

function sentence(count: number): string {
  return count === 0 ? 'Tous présents' : `Tous présents sauf ${count}`
}

/** Those who were said to be away; before anybody was marked, nobody. */
function markedAbsent(attendants: readonly ShownAttendant[], halfDay: string): ReadonlySet<string> {
  const away = attendants.filter(({ marks }) => marks[halfDay]?.[0]?.present === false)
  return new Set(away.map(({ reference }) => reference))
}

function Said({ marks }: { marks: readonly ShownMark[] }) {
  const [counts, ...others] = marks
  if (counts === undefined) return null
  return (
    <small>
      {` ${wordOf(counts)}, dit ${counts.who} (${timesOf(counts)})`}
      {others.map((one) => (
        <span
          key={one.receivedAt}
        >{`\u00a0; ${one.who} avait dit ${wordOf(one)} (${timesOf(one)})`}</span>
      ))}
    </small>
  )
}

const wordOf = ({ present }: ShownMark) => (present ? 'présent' : 'absent')

/** Minutes that a phone may be wrong, or wait for its network, before its own time is shown too. */
const usualMinutes = 5

function timesOf({ receivedAt, markedAt }: ShownMark): string {
  const minutes = Math.abs(Date.parse(receivedAt) - Date.parse(markedAt)) / 60_000
  const received = timeOf(receivedAt)
  if (minutes <= usualMinutes) return received
  const [, month, day] = markedAt.slice(0, 10).split('-')
  return `reçu ${received}, ${day}/${month} ${timeOf(markedAt)} au téléphone`
}

const timeOf = (moment: string) => moment.slice(11, 16).replace(':', '\u00a0h\u00a0')
