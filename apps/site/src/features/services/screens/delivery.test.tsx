import { locales } from '@sira/contract/locales'
import { expect, test } from 'vitest'
import { rendered } from '../../../../test/markup.ts'
import { formatPrice } from '../../../format/price.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { Delivery } from './Delivery.tsx'

test.each(locales)('A delivery is shown with what it costs now in $code', ({ code }) => {
  const charged = { livraison_ouagadougou: 1_250, livraison_ailleurs: 2_750 }
  const page = <Delivery words={dictionaryOf(code)} locale={code} charged={charged} />
  const { html } = rendered(page)
  for (const price of Object.values(charged)) expect(html).toContain(formatPrice(price, code))
})
