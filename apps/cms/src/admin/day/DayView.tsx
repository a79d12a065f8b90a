import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { rolesOf } from '../../access/role.ts'
import { dueFiles, seenToBy } from '../../messages/pipeline/dueFiles.ts'
import { DueList } from '../dossiers/DueList.tsx'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { DayPart } from './DayPart.tsx'
import { DayTabs } from './DayTabs.tsx'
import { type DayOf, dayAddress, dayChoice } from './dayAddress.ts'
import { staffDay, type Urgency, urgencies } from './staffDay.ts'

const titles: Readonly<Record<Urgency, string>> = {
  late: 'En retard',
  new: 'Nouveau',
  waiting: 'En attente',
}

/** All that waits for staff in one screen: what is late, what is new, what else there is. */
export function DayView(view: AdminViewServerProps) {
  const whose = dayChoice(view.searchParams)
  return (
    <OwnScreen view={view} at={dayAddress(whose)} isFor={(person) => rolesOf(person).length > 0}>
      {() => <Day whose={whose} req={view.initPageResult.req} />}
    </OwnScreen>
  )
}

async function Day({ whose, req }: { whose: DayOf; req: PayloadRequest }) {
  const now = new Date()
  const day = await staffDay(whose, now, req)
  const due = await plannedSteps(whose, now, req)
  const isEmpty = due === undefined && urgencies.every((urgency) => day[urgency].length === 0)
  return (
    <main className="sira-dashboard">
      <h1>Aujourd’hui</h1>
      <DayTabs whose={whose} />
      <p className="sira-note">Le temps se compte pendant les heures d’ouverture.</p>
      {isEmpty && <p>Rien n’attend&nbsp;: tout est traité.</p>}
      {due && <DueList {...due} now={now} />}
      {urgencies.map(
        (urgency) =>
          day[urgency].length > 0 && (
            <section key={urgency} aria-labelledby={`journee-${urgency}`}>
              <h2 id={`journee-${urgency}`}>{titles[urgency]}</h2>
              <div className="sira-lists">
                {day[urgency].map((part) => (
                  <DayPart key={part.kind} {...part} />
                ))}
              </div>
            </section>
          ),
      )}
    </main>
  )
}

/** The steps that somebody planned for today or before; nothing where there is none. */
async function plannedSteps(whose: DayOf, now: Date, req: PayloadRequest) {
  if (!isInboxStaff(req.user)) return undefined
  const people = {
    all: {},
    mine: seenToBy(Number(req.user?.id)),
    nobody: { assignee: { exists: false } },
  }
  const due = await dueFiles(people[whose], now, req)
  return due.total === 0 ? undefined : due
}
