import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { kindOfReference } from '@sira/contract/dossiers/reference'
import { amountText } from '@sira/contract/orders/amountText'
import type { ReactNode } from 'react'
import { Cloth } from '../components/pictures/Cloth.tsx'
import type { Dictionary } from '../i18n/fr.ts'
import { dossierKinds } from '../kinds/dossierKinds.ts'
import { Steps } from './Steps.tsx'

interface DossierCardProps {
  reference: string
  dossier: FollowUp | undefined
  /** Whether the back office has said what there is of it. */
  isKnown?: boolean
  words: Dictionary
  /** What may be done with it. */
  children?: ReactNode
}

/** One dossier of any kind, with the cloth of its reference: where it stands, and what to do. */
export function DossierCard(props: DossierCardProps) {
  const { reference, dossier, isKnown = true, words, children } = props
  const { dossier: t, routes, locale } = words
  const nature = dossier?.nature ?? kindOfReference(reference)
  const kind = nature && dossierKinds[nature]
  const last = dossier?.etapes.at(-1)
  const hasPage = Boolean(dossier && kind?.page?.(routes, reference))
  return (
    <li className="overflow-hidden rounded-[18px] border border-trait bg-blanc">
      <div className="h-6">
        <Cloth seed={reference} width={600} height={24} />
      </div>
      <div className="space-y-2 px-5 py-4">
        <h3 className="text-xl">{kind?.names[locale]}</h3>
        {dossier?.objet !== undefined && (
          <p className="line-clamp-3 wrap-anywhere">
            <bdi>{dossier.objet}</bdi>
          </p>
        )}
        <p>
          <bdi dir="ltr" className="whitespace-nowrap text-pierre tabular-nums">
            {reference}
          </bdi>
        </p>
        {dossier === undefined && isKnown && <p className="text-pierre">{t.gone}</p>}
        {last && (
          <p className="font-semibold">
            <bdi>{last.titre}</bdi>
          </p>
        )}
        {dossier?.total !== undefined && (
          <p className="tabular-nums">{t.total(amountText(dossier.total, locale))}</p>
        )}
        {dossier?.estimation !== undefined && (
          <p className="tabular-nums">{t.estimate(amountText(dossier.estimation, locale))}</p>
        )}
        {dossier?.aFaire !== undefined && (
          <p>
            <strong>{`${t.toDo}\u00a0: `}</strong>
            <bdi className="whitespace-pre-line">{dossier.aFaire}</bdi>
          </p>
        )}
        {dossier && !hasPage && dossier.etapes.length > 0 && (
          <details>
            <summary className="link tap">{t.details}</summary>
            <Steps reference={dossier.reference} steps={dossier.etapes} words={words} />
          </details>
        )}
        {children}
      </div>
    </li>
  )
}
