import { useState } from 'react'
import type { Reachable } from '../../enrolments/news/desk/writeToAll.ts'
import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { DueList } from './DueList.tsx'
import { WriteToAll } from './WriteToAll.tsx'

interface SessionToolsProps {
  session: number | string
  figures: AttendanceRecord['figures']
  maySend: boolean
}

/** The figures of a session, its participants as a file, and the ways to write to all of them. */
export function SessionTools({ session, figures, maySend }: SessionToolsProps) {
  const { taken, seats, paid, present, dues } = figures
  const [reach, setReach] = useState<Reachable>()

  async function ask() {
    const outcome = await callApi<Reachable>(`pointages/session/${session}/joindre`)
    if (outcome.done) setReach(outcome.body)
    else tellProblem(outcome.message)
  }

  return (
    <>
      <p>
        {[
          `${taken} inscrits${seats === null ? '' : ` sur ${seats} places`}`,
          `${paid} payés`,
          `${present} assez présents`,
        ].join(' · ')}
      </p>
      <DueList dues={dues} />
      <p className="sira-exports">
        {'Participants\u00a0:'}
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            href={`/admin/api/pointages/session/${session}/participants?format=${format}`}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
      </p>
      <div className="sira-desk__deeds">
        <button type="button" className="sira-deed" onClick={ask}>
          Écrire à tous
        </button>
      </div>
      {reach !== undefined && (
        <WriteToAll
          session={session}
          reach={reach}
          maySend={maySend}
          onClose={() => setReach(undefined)}
        />
      )}
    </>
  )
}
