import { type Gesture, gestureKey, type RoundDelivery } from '@sira/contract/deliveries/gestures'
import { amountText } from '@sira/contract/orders/amountText'
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

const ended: readonly string[] = ['remise', 'échouée', 'retournée']

/** A delivery of the day, with the acts that are possible now. */
export function RoundItem({ delivery, gestures, words, onAct }: RoundItemProps) {
  const [panel, setPanel] = useState<'remise' | 'echec'>()
  const { reference, tentative, depart, arrivee, colis, souhait, essais } = delivery
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
  const { annulee, codeFaux = true, aEncaisser, payeur } = delivery
  const isChecked = etat === 'à_vérifier' && !annulee
  const isOpen = !ended.includes(etat) && !isChecked && !annulee
  return (
    <li className="rounded-2xl border border-trait bg-blanc p-4" data-reference={reference}>
      <p className="flex flex-wrap justify-between gap-2">
        <bdi dir="ltr" className="font-semibold">
          {reference}
        </bdi>
        <span>
          {[states[annulee ? 'annulée' : etat] ?? etat, ...(waits ? [words.toSend] : [])].join(
            ' · ',
          )}
        </span>
      </p>
      <RoundPlace title={words.from} place={depart} />
      <RoundPlace title={words.to} place={arrivee} />
      <p className="mt-2 wrap-anywhere">
        {[colis && `${words.parcel}\u00a0: ${colis}`, souhait].filter(Boolean).join(' · ')}
      </p>
      {annulee ? (
        <p role="alert" className="field-problem mt-2 font-semibold">
          {words.cancelled}
        </p>
      ) : (
        <p className="mt-2 font-semibold">{dueText(delivery, words)}</p>
      )}
      {isChecked && (
        <p role="status" className="mt-3 font-semibold">
          {codeFaux ? (essais ? words.wrongCode : words.lastCode) : words.checked}
        </p>
      )}
      {isChecked && Boolean(essais) && (
        <p className="mt-3">
          <Deed
            label={codeFaux ? words.codeAgain : words.recipientCode}
            onClick={() => setPanel('remise')}
          />
        </p>
      )}
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
      {panel === 'remise' && (
        <ProofPanel reference={reference} codeOnly={isChecked} words={words} act={act} />
      )}
      {panel === 'echec' && <FailurePanel words={words} act={act} />}
      {aEncaisser > 0 && etat === 'remise' && cash === null && (
        <p className="mt-3 font-semibold">{words.cashLeft}</p>
      )}
      {aEncaisser > 0 && (etat !== 'échouée' || payeur === 'expediteur') && (
        <CashPanel due={aEncaisser} noted={cash} reference={reference} words={words} act={act} />
      )}
    </li>
  )
}

/** How much, from whom, and at which door. */
function dueText({ aEncaisser, payeur }: RoundDelivery, words: CourierWords): string {
  if (aEncaisser === 0) return words.noCash
  const from = words.cashFrom[payeur === 'expediteur' ? 'expediteur' : 'destinataire']
  return `${words.cashDue}\u00a0: ${amountText(aEncaisser, 'fr')} ${from}`
}

function Deed({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button button-secondary" onClick={onClick}>
      {label}
    </button>
  )
}
