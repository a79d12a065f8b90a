/**
 * A conversation on WhatsApp: the whole number without its plus, as WhatsApp wants it
 * (faq.whatsapp.com, « Click to chat »).
 */
export function whatsAppAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`
}
