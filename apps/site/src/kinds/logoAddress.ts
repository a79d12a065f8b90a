import type { Settings } from '@sira/contract/records/settings'

type Logos = Pick<Settings, 'logo' | 'icon'>

/** What the site draws of the company’s logo, by pixels of one side. */
export const iconNames = [
  'icone-48.png',
  'icone-192.png',
  'icone-512.png',
  'icone-masquable-512.png',
  'apple-touch-icon.png',
] as const
export type IconName = (typeof iconNames)[number]

/** Where the logo of the head is drawn: once as large as it stands there, once for close dots. */
export const logoFolder = '/logo'
export const logoScales = { '1x': 1, '2x': 2 } as const
export type LogoScale = keyof typeof logoScales

/** The icon of this name, at an address that changes with the picture. */
export function iconAddress(name: IconName, { logo, icon }: Logos): string {
  return `/${name}${version(icon ?? logo)}`
}

/** The icon in the tab of the browser: a logo, else the mark as it is drawn. */
export function tabIcon(logos: Logos): { href: string; type: string } {
  return logos.icon || logos.logo
    ? { href: iconAddress('icone-48.png', logos), type: 'image/png' }
    : { href: '/favicon.svg', type: 'image/svg+xml' }
}

export function logoAddress(scale: LogoScale, logo: { url: string }): string {
  return `${logoFolder}/${scale}.webp${version(logo)}`
}

/** The name of the file, which no other one ever gets. */
function version(picture: { url: string } | null): string {
  return picture ? `?v=${versionOf(picture)}` : ''
}

export function versionOf({ url }: { url: string }): string {
  return encodeURIComponent(url.split('/').at(-1) ?? '')
}
