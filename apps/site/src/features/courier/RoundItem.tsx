import { type Gesture, gestureKey, type RoundDelivery } from '@sira/contract/deliveries/gestures'
import { useState } from 'react'
import { shownState } from '../../browser/courier/shownState.ts'
import { newKey } from '../../browser/forms/newKey.ts'
import type { Act } from './act.ts'
import { CashPanel } from './CashPanel.tsx'
import type { CourierWords } from './courierWords.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { ProofPanel } from './ProofPanel.tsx'
import { RoundPlace } from './RoundPlace.tsx'

interface RoundItemProps {
  delivery: RoundDelivery
  /** The acts on this phone that have not arrived yet. */
  gestures: readonly Gesture[]
  words: CourierWords
  onAct: (gesture: Gesture) => void
}

/** One delivery of the day, and what may be done with it now. */
export function RoundItem({ delivery, gestures, words, onAct }: RoundItemProps) {
  const [panel, setPanel] = useState<'remise' | 'echec'>()
  const { reference, tentative, depart, arrivee, colis, souhait, aEncaisser } = delivery
  const { etat, cash, waits } = shownState(delivery, gestures)
  const act: Act = (nature, more = {}) => {
    setPanel(undefined)
    onAct({
      cle: gestureKey(reference, newKey()),
      livraison: reference,
      nature,
      faitLe: new Date().toISOString(),
      tentative,
      ...more,
    })
  }
  const states: Readonly<Record<string, string>> = words.states
  const isOpen = etat !== 'remise' && etat !== 'échouée'
  return (
    <li className="rounded-2xl border border-trait bg-blanc p-4" data-reference={reference}>
      <p className="flex flex-wrap justify-between gap-2">
        <bdi dir="ltr" className="font-semibold">
          {reference}
        </bdi>
        <span>{[states[etat] ?? etat, ...(waits ? [words.toSend] : [])].join(' · ')}</span>
      </p>
      <RoundPlace title={words.from} place={depart} />
      <RoundPlace title={words.to} place={arrivee} />
      <p className="mt-2 wrap-anywhere">
        {[colis && `${words.parcel}\u00a0: ${colis}`, souhait].filter(Boolean).join(' · ')}
      </p>
      {isOpen && (
        <p className="mt-3 flex flex-wrap gap-3">
          {etat === 'affectée' && <Deed label={words.picked} onClick={() => act('enlevement')} />}
          {(etat === 'enlevée' || etat === 'retentée') && (
            <Deed label={words.left} onClick={() => act('depart')} />
          )}
          <Deed label={words.delivered} onClick={() => setPanel('remise')} />
          <Deed label={words.failed} onClick={() => setPanel('echec')} />
        </p>
      )}
      {panel === 'remise' && <ProofPanel reference={reference} words={words} act={act} />}
      {panel === 'echec' && <FailurePanel words={words} act={act} />}
      {aEncaisser > 0 && etat !== 'échouée' && (
        <CashPanel due={aEncaisser} noted={cash} reference={reference} words={words} act={act} />
      )}
    </li>
  )
}

function Deed({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button button-secondary" onClick={onClick}>
      {label}
    </button>
  )
}
