import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { hasRole } from '../../access/role.ts'
import { isStockKeeper } from '../../access/sales/stockKeepers.ts'
import { dayInWords, momentInWords } from '../../dates/dates.ts'
import { dayAddress } from '../day/dayAddress.ts'
import { DueToday } from '../dossiers/DueToday.tsx'
import { SpeedSummary } from '../speed/SpeedSummary.tsx'
import { TranslationSummary } from '../translations/TranslationSummary.tsx'
import { ContentSummary } from './ContentSummary.tsx'
import { greeting } from './greeting.ts'
import { InboxSummary } from './InboxSummary.tsx'
import { BackupNotice } from './notices/BackupNotice.tsx'
import { DecisionNotice } from './notices/DecisionNotice.tsx'
import { HeldNotice } from './notices/HeldNotice.tsx'
import { HolidayNotice } from './notices/HolidayNotice.tsx'
import { LateWorkNotice } from './notices/LateWorkNotice.tsx'
import { LegalNotice } from './notices/LegalNotice.tsx'
import { LetterCapNotice } from './notices/LetterCapNotice.tsx'
import { ReplyBoxNotice } from './notices/ReplyBoxNotice.tsx'
import { StockNotice } from './notices/StockNotice.tsx'
import { UnsentNotice } from './notices/UnsentNotice.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecordList } from './RecordList.tsx'
import { overview } from './waiting/overview.ts'
import { WaitingList } from './waiting/WaitingList.tsx'
import { waitingRows } from './waiting/waitingRows.ts'
import { WeeksChart } from './weeks/WeeksChart.tsx'

/** The first screen: what waits for a person, then what they came to do. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null
  const now = new Date()
  const writes = isContentStaff(user)
  const state = await overview(payload, user, now)
  return (
    <Gutter>
      <main className="sira-dashboard">
        <div>
          <p className="sira-dashboard__day">{dayInWords(now)}</p>
          <h1>{greeting(user, now)}</h1>
        </div>
        <QuickActions payload={payload} user={user} />
        <LateWorkNotice payload={payload} now={now} />
        <WaitingList rows={waitingRows(state)} />
        {isInboxStaff(user) && <UnsentNotice payload={payload} now={now} />}
        <p>
          <Link className="sira-deed" href={dayAddress()} prefetch={false}>
            Aujourd’hui&nbsp;: en retard, nouveau, en attente
          </Link>
        </p>
        <HeldNotice payload={payload} />
        {isInboxStaff(user) && <LetterCapNotice payload={payload} />}
        {isInboxStaff(user) && <ReplyBoxNotice payload={payload} />}
        {writes && <DecisionNotice payload={payload} now={now} />}
        {writes && <HolidayNotice payload={payload} now={now} />}
        {isStockKeeper(user) && <StockNotice payload={payload} />}
        <div className="sira-lists">
          <RecordList
            title="Derniers messages"
            records={state.newest.map(({ href, title, about, createdAt }) => ({
              href,
              title,
              note: [about, momentInWords(createdAt)].filter(Boolean).join(' · '),
            }))}
          />
          <DueToday due={state.due} now={now} />
        </div>
        <WeeksChart payload={payload} user={user} now={now} />
        {writes && <ContentSummary payload={payload} user={user} now={now} />}
        <TranslationSummary languages={state.languages} />
        {writes && <SpeedSummary payload={payload} />}
        <InboxSummary counts={state.inbox} />
        {hasRole(user, 'administrator') && <LegalNotice payload={payload} />}
        {hasRole(user, 'administrator') && <BackupNotice payload={payload} now={now} />}
        <p className="sira-note">Sira, version {String(payload.config.custom?.version)}</p>
      </main>
    </Gutter>
  )
}
