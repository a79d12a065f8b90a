import { writeCart } from '@sira/contract/orders/cart'
import type { Settings } from '@sira/contract/records/settings'
import {
  liveFormScript,
  lookBackScript,
  sentRecapScript,
} from '../../../../browser/wake/islandScripts.ts'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../../components/trail.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { Island } from '../../../../islands/Island.tsx'
import type { CheckoutStep } from '../../checkout/checkoutStep.ts'
import { recapWords } from '../../checkout/recapWords.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { Notes } from '../Notes.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import type { LookBackProps } from './LookBack.island.tsx'
import { Recap } from './Recap.tsx'
import '../../../../styles/checkout.css'
import '../../../../styles/fields.css'
import '../../../../styles/form.css'

interface CheckoutScreen {
  step: Exclude<CheckoutStep, { step: 'placed' | 'cart' }>
  settings: Settings
  shop: string
  words: Dictionary
}

export function checkoutTrail({ cart, checkout, ...words }: Dictionary): Trail {
  const way = { name: cart.title, route: words.routes.cart }
  return trailFromHome({ cart, checkout, ...words }, way, { name: checkout.title })
}

/** The order on one page: the form, or the summary. */
export function Checkout({ step, settings, shop, words }: CheckoutScreen) {
  const { checkout: t, cart, routes } = words
  const title = step.step === 'recap' ? t.recap : t.title
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={checkoutTrail(words)}>
        {(step.step === 'form' || step.step === 'recap') && (
          <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">
            {step.step === 'recap' ? t.recapText : t.intro}
          </p>
        )}
      </PageBanner>
      <div className={`page space-y-6 py-10 ${step.step === 'form' ? '' : 'max-w-3xl'}`}>
        {step.step === 'form' && (
          <CheckoutForm {...step} settings={settings} words={words}>
            <Island script={lookBackScript} props={lookBackProps(step, settings, words)} />
          </CheckoutForm>
        )}
        {step.step === 'recap' && (
          <Recap {...step} lines={writeCart(step.lines)} address={settings.address} words={words}>
            <Island
              script={sentRecapScript}
              props={{ sendingScript: liveFormScript, away: t.away }}
            />
          </Recap>
        )}
        {step.step === 'gone' && (
          <>
            <Notes notes={[...step.notes, t.nothingOrdered]} />
            <EmptyCart shop={shop} words={words} />
          </>
        )}
        {(step.step === 'away' || step.step === 'tooMany') && (
          <>
            <Notes notes={[step.step === 'away' ? cart.away : t.tooMany]} />
            <a href={routes.checkout} className="button button-secondary">
              {cart.again}
            </a>
          </>
        )}
      </div>
    </>
  )
}

function lookBackProps(
  { lines, quote }: Extract<CheckoutStep, { step: 'form' }>,
  { address }: Settings,
  words: Dictionary,
): LookBackProps {
  return {
    lines: writeCart(lines),
    quote,
    address,
    sendingScript: liveFormScript,
    words: recapWords(words),
  }
}
