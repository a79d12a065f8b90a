/** The first two figures of Moov’s numbers in Burkina Faso; Orange has most others. */
const moov = /^(?:226)?(?:0[123]|5[0-3]|6[0-3]|7[0-3])/

export function networkOf(phone: string): 'MOOV_BFA' | 'ORANGE_BFA' {
  return moov.test(phone.replace(/\D/g, '')) ? 'MOOV_BFA' : 'ORANGE_BFA'
}
