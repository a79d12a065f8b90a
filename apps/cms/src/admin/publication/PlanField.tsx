'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { PlanForm } from './PlanForm.tsx'
import { planWords } from './planWords.ts'
import { usePlans } from './usePlans.ts'

/** Beside a record: what is planned for it, taken back at a press, and the way to plan. */
export function PlanField() {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { plans, ask } = usePlans(id === undefined ? undefined : `${collectionSlug}/${id}/plans`)
  const [open, setOpen] = useState(false)
  if (id === undefined) return null
  const nothingToPublish = hasPublishedDoc && unpublishedVersionCount === 0

  return (
    <section className="field-type sira-plans" aria-label="Programmation">
      <h2 className="field-label">Programmation</h2>
      {plans.length === 0 && <p>Rien n’est prévu.</p>}
      <ul>
        {plans.map((plan) => (
          <li key={plan.id} className={plan.failure === null ? '' : 'sira-plans__failed'}>
            {planWords(plan)}
            <button type="button" onClick={() => ask(`/${plan.id}/remove`, {})}>
              {plan.failure === null ? 'Annuler ce qui est prévu' : 'J’ai compris'}
            </button>
          </li>
        ))}
      </ul>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setOpen(true)}>
        Programmer…
      </Button>
      {open && (
        <Dialog title="Programmer" onClose={() => setOpen(false)}>
          <PlanForm
            first={nothingToPublish ? 'unpublish' : 'publish'}
            onPlan={async (plan) => {
              if (await ask('', plan)) setOpen(false)
            }}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </section>
  )
}
