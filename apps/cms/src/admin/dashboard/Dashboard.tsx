import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { dayInWords } from '../../dates/dates.ts'
import { isOrderStaff } from '../../orders/access/orderStaff.ts'
import { isStockKeeper } from '../../orders/access/stockKeepers.ts'
import { DueToday } from '../pipeline/DueToday.tsx'
import { SalesSummary } from '../sales/SalesSummary.tsx'
import { SpeedSummary } from '../speed/SpeedSummary.tsx'
import { TranslationSummary } from '../translations/TranslationSummary.tsx'
import { AllScreens } from './AllScreens.tsx'
import { ContentSummary } from './ContentSummary.tsx'
import { greeting } from './greeting.ts'
import { InboxSummary } from './InboxSummary.tsx'
import { LetterCapNotice } from './LetterCapNotice.tsx'
import { menuGroups } from './menuGroups.ts'
import { QuickActions } from './QuickActions.tsx'
import { StockNotice } from './StockNotice.tsx'

/** The first screen: what a person came to do, and what waits for them. */
export function Dashboard({ payload, user, visibleEntities }: ServerProps) {
  if (!user || !visibleEntities) return null
  const now = new Date()
  const writes = isContentStaff(user)
  const answers = isInboxStaff(user)
  return (
    <Gutter>
      <main className="sira-dashboard">
        <div>
          <p className="sira-dashboard__day">{dayInWords(now)}</p>
          <h1>{greeting(user, now)}</h1>
        </div>
        {answers && <DueToday payload={payload} user={user} now={now} />}
        {answers && <LetterCapNotice payload={payload} />}
        {isStockKeeper(user) && <StockNotice payload={payload} />}
        <QuickActions payload={payload} writes={writes} />
        {isOrderStaff(user) && <SalesSummary payload={payload} />}
        {writes && <ContentSummary payload={payload} user={user} now={now} />}
        {writes && <TranslationSummary payload={payload} user={user} />}
        {writes && <SpeedSummary payload={payload} />}
        {answers && <InboxSummary payload={payload} user={user} />}
        <AllScreens groups={menuGroups(payload.config, visibleEntities)} />
      </main>
    </Gutter>
  )
}
