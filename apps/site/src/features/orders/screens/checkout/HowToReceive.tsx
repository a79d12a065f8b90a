import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import type { Settings } from '@sira/contract/records/settings'
import { formatPrice } from '../../../../format/price.ts'
import { townName } from '../../../../format/townName.ts'
import { SelectField } from '../../../../forms/fields/SelectField.tsx'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import { canBeDelivered } from '../../checkout/canBeDelivered.ts'
import type { CheckoutPart } from '../../checkout/part.ts'
import { Choice } from './Choice.tsx'

interface HowToReceiveProps extends CheckoutPart {
  quote: OrderQuote
  settings: Settings
}

/**
 * The choice of pickup or delivery. Houses have no number, so an address is a town, a district and
 * a landmark.
 */
export function HowToReceive({ values, problemAt, words, quote, settings }: HowToReceiveProps) {
  const { checkout: t, locale } = words
  const { address, weekdayHours, saturdayHours } = settings
  const hours = words.topBar.hours(weekdayHours, saturdayHours)
  const carried = quote.lignes.some(({ nature }) => nature === 'livre')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4 font-titre text-2xl font-bold">{t.receive}</legend>
      {!carried && <p>{t.nothingToCarry}</p>}
      {!canBeDelivered(quote) && <input type="hidden" name="remise" value="agence" />}
      {carried && (
        <Choice
          id="commande-remise"
          name="remise"
          value="agence"
          checked={values.remise !== 'livraison'}
          label={t.agency}
          text={t.agencyText(address, hours)}
        />
      )}
      {canBeDelivered(quote) && (
        <>
          <Choice
            id="commande-remise-livraison"
            name="remise"
            value="livraison"
            checked={values.remise === 'livraison'}
            label={t.deliver}
            text={t.deliverText}
          />
          <div className="if-delivered mt-3 grid gap-5">
            <SelectField
              id="commande-ville"
              name="ville"
              label={t.town}
              value={values.ville}
              autoComplete="address-level2"
              placeholder={t.chooseTown}
              options={quote.villes.map(({ ville, frais }) => ({
                value: ville,
                label: t.townFee(townName(ville, locale), formatPrice(frais, locale)),
              }))}
              problem={problemAt('ville')}
            />
            <TextField
              id="commande-quartier"
              name="quartier"
              label={t.district}
              value={values.quartier}
              autoComplete="address-level3"
              maxLength={120}
              problem={problemAt('quartier')}
            />
            <TextField
              id="commande-repere"
              name="repere"
              label={t.landmark}
              value={values.repere}
              autoComplete="off"
              maxLength={200}
              problem={problemAt('repere')}
              hint={t.landmarkHint}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
