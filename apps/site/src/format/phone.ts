import { internationalPhone } from '@sira/contract/forms/phone'

/** A number of Burkina Faso in groups, `+226 70 12 34 56`; another one as it is written. */
export function formatPhone(phone: string): string {
  const groups = /^\+226(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone)
  return groups ? ['+226', ...groups.slice(1)].join('\u00a0') : phone
}

export function phoneLink(phone: string): string {
  return `tel:${(internationalPhone(phone, '') ?? phone).replace(/[^+\d]/g, '')}`
}

/** WhatsApp takes digits only. */
export function whatsappLink(phone: string): string {
  return `https://wa.me/${(internationalPhone(phone, '') ?? phone).replace(/\D/g, '')}`
}
