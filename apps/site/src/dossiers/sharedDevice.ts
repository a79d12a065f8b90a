/** Whether this device is used by others too, as its visitor said; nothing until he does. */
const cookie = 'appareil'
const answers = { shared: 'partage', own: 'mien' } as const

export type DeviceAnswer = keyof typeof answers

/** The names of the form that asks, which stands beside whatever was sent. */
export const deviceForm = { id: 'appareil', field: 'appareil', values: answers } as const

/** Seconds: as long as what it keeps. */
const life = 60 * 24 * 60 * 60

export function deviceAnswer(headers: Headers): DeviceAnswer | undefined {
  const said = new RegExp(`(?:^|;\\s*)${cookie}=(\\w+)`).exec(headers.get('cookie') ?? '')?.[1]
  if (said === answers.shared) return 'shared'
  return said === answers.own ? 'own' : undefined
}

export function isSharedDevice(headers: Headers): boolean {
  return deviceAnswer(headers) === 'shared'
}

/** A shared one is asked anew once its browser was closed. */
export function deviceCookie(answer: DeviceAnswer, siteAddress: string): string {
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  const age = answer === 'own' ? `; Max-Age=${life}` : ''
  return `${cookie}=${answers[answer]}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}
