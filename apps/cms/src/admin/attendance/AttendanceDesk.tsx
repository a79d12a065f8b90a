'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import type { Person } from '../../access/role.ts'
import { isOrderStaff } from '../../access/sales/orderStaff.ts'
import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { useDesk } from '../orders/useDesk.ts'
import { AttendanceList } from './AttendanceList.tsx'
import { BindPhone } from './BindPhone.tsx'
import { CertificateList } from './CertificateList.tsx'
import { CompanyBundles } from './CompanyBundles.tsx'
import { SessionTools } from './SessionTools.tsx'
import { SheetLinks } from './SheetLinks.tsx'
import { SignedSheets } from './SignedSheets.tsx'

/** Presence and certificates of the participants, on the screen of a session. */
export function AttendanceDesk() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !isOrderStaff(user as Person)) return null
  return <Desk key={id} id={id} mayDeliver={isInboxStaff(user as Person)} />
}

function Desk({ id, mayDeliver }: { id: number | string; mayDeliver: boolean }) {
  const { desk, problem, changed } = useDesk<AttendanceRecord>(`pointages/session/${id}`)
  const [busy, setBusy] = useState(false)

  async function deliver() {
    setBusy(true)
    const outcome = await callApi<{ message: string }>(`attestations/session/${id}`, {})
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await changed()
    setBusy(false)
  }

  // Of a draft, or of one that is not held: there is nothing to mark.
  if (problem !== undefined || desk === undefined || desk.attendants.length === 0) return null
  return (
    <section className="sira-desk" aria-label="Présence et attestations">
      <SessionTools session={id} figures={desk.figures} maySend={mayDeliver} />
      <h2>Présence</h2>
      <AttendanceList session={id} desk={desk} onMarked={changed} />
      <SheetLinks session={id} halfDays={desk.halfDays} />
      {mayDeliver && (
        <CompanyBundles
          session={id}
          companies={desk.companies}
          hasSheets={desk.sheets.length > 0}
        />
      )}
      <BindPhone session={id} trainer={desk.trainer} />
      <SignedSheets session={id} desk={desk} onKept={changed} />
      <h2>Attestations</h2>
      <CertificateList desk={desk} />
      {mayDeliver && (
        <div className="sira-desk__deeds">
          <button type="button" className="sira-deed" disabled={busy} onClick={deliver}>
            {busy ? 'Un instant…' : 'Délivrer les attestations'}
          </button>
        </div>
      )}
    </section>
  )
}
