/** The order matters: Edge and Opera say that they are Chrome too, and Chrome that it is Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
]

/** « Firefox sur Android »: enough to tell one’s own devices apart. */
export function deviceName(userAgent: string | null): string {
  const find = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return system ?? 'Appareil inconnu'
  return system === undefined ? browser : `${browser} sur ${system}`
}
