import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Settings } from '@sira/contract/records/settings'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { trailFromHome } from '../../../../components/trail.ts'
import { AskOnWhatsapp } from '../../../../dossiers/AskOnWhatsapp.tsx'
import { Done } from '../../../../dossiers/Done.tsx'
import { SharedDevice, SharedDeviceForm } from '../../../../dossiers/SharedDevice.tsx'
import { Steps } from '../../../../dossiers/Steps.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'
import { Notes } from '../Notes.tsx'
import { ForgetOrder } from './ForgetOrder.tsx'
import { OrderSums } from './OrderSums.tsx'
import { Papers } from './Papers.tsx'
import { ReferenceTitle } from './ReferenceTitle.tsx'
import { Reorder } from './Reorder.tsx'
import { ReviewPapers } from './ReviewPapers.tsx'
import { Seats } from './Seats.tsx'
import { WhatToDo } from './WhatToDo.tsx'
import '../../../../styles/checkout.css'
import '../../../../styles/fields.css'

const isOver: ReadonlySet<string> = new Set(['annulée', 'expirée', 'remboursée'])

interface OrderPageProps {
  order: OpenedOrder
  problem: string | undefined
  /** Whether the page still asks if this device is shared. */
  isAsked: boolean
  /** The typed values, so that nothing has to be typed twice. */
  sent: FormData | undefined
  settings: Settings
  words: Dictionary
}

/**
 * The page of an order: the next step, its state, its papers, and cancelling while that is
 * possible.
 */
export function OrderPage(props: OrderPageProps) {
  const { order, problem, isAsked, sent, settings, words } = props
  const { order: t, routes } = words
  const { reference, etat, peutAnnuler, paiement } = order
  const isAtTheDoor = etat === 'confirmée' && paiement.mode === 'especes_livraison'
  const state = isAtTheDoor ? t.confirmedAtTheDoor : t.states[etat]
  const trail = trailFromHome(words, { name: t.title(reference) })
  return (
    <>
      <PageBanner
        title={<ReferenceTitle title={t.title(reference)} reference={reference} />}
        trailLabel={words.breadcrumb}
        trail={trail}
      >
        <p className="mt-3 text-[1.25rem] font-semibold">{state}</p>
        <p className="mt-1 max-w-2xl text-pierre">{t.keep}</p>
      </PageBanner>
      <div className="page grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          {isAsked && <SharedDevice words={words} />}
          {isAsked && <SharedDeviceForm words={words} />}
          <Notes notes={problem === undefined ? [] : [problem]} />
          {order.aFaire !== undefined && <Done text={order.aFaire} />}
          <WhatToDo order={order} sent={sent} words={words} />
          {isOver.has(etat) && <Reorder reference={reference} words={words} />}
          <ReviewPapers order={order} words={words} />
          <Papers order={order} words={words} />
          <Steps reference={reference} steps={order.etapes} words={words} />
        </div>
        <div className="space-y-8">
          <OrderSums order={order} settings={settings} words={words} />
          <Seats order={order} words={words} />
          <section>
            <h2 className="text-2xl">{t.help}</h2>
            <AskOnWhatsapp settings={settings} text={t.whatsappText(reference)} words={words} />
          </section>
          <ForgetOrder reference={reference} words={words} />
          {peutAnnuler && (
            <details className="rounded-2xl border border-trait px-5 py-2">
              <summary className="tap font-semibold">{t.cancelTitle}</summary>
              <form method="post" action={routes.order(reference)} className="space-y-4 pb-3">
                <p>{t.cancelText}</p>
                <button
                  type="submit"
                  name={orderFields.act}
                  value={orderActs.cancel}
                  className="button button-secondary"
                >
                  {t.cancel}
                </button>
              </form>
            </details>
          )}
        </div>
      </div>
    </>
  )
}
