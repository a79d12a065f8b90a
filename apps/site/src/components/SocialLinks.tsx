import type { Settings } from '@sira/contract/records/settings'

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'x', name: 'X' },
  { key: 'instagram', name: 'Instagram' },
] as const

/** The company's pages on the networks; null where the settings have none. */
export function SocialLinks({ settings, label }: { settings: Settings; label: string }) {
  const links = networks.flatMap(({ key, name }) => {
    const address = settings[key]
    return address ? [{ name, address }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-x-5">
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="noopener" className="tap underline underline-offset-4">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
