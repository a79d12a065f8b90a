import type { Locale } from '../locales.ts'
import type { PaymentMode } from './paymentModes.ts'

/** The name of each way to pay, on pages, letters, receipts and for staff. */
export const modeNames: Readonly<Record<Locale, Readonly<Record<PaymentMode, string>>>> = {
  fr: {
    especes_agence: 'Espèces à l’agence',
    especes_livraison: 'Espèces à la livraison',
    mobile_money: 'Mobile money',
    virement: 'Virement bancaire',
    pawapay: 'Mobile money (pawaPay)',
    cinetpay: 'CinetPay',
  },
  en: {
    especes_agence: 'Cash at the office',
    especes_livraison: 'Cash on delivery',
    mobile_money: 'Mobile money',
    virement: 'Bank transfer',
    pawapay: 'Mobile money (pawaPay)',
    cinetpay: 'CinetPay',
  },
  ar: {
    especes_agence: 'نقدًا في المكتب',
    especes_livraison: 'نقدًا عند التسليم',
    mobile_money: 'الدفع بالهاتف المحمول',
    virement: 'تحويل مصرفي',
    pawapay: 'الدفع بالهاتف المحمول (pawaPay)',
    cinetpay: 'CinetPay',
  },
}

/** Gives the name of a mode; an unknown one stays as it is. */
export function modeName(mode: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = modeNames[locale]
  return Object.hasOwn(names, mode) ? (names[mode] ?? mode) : mode
}
