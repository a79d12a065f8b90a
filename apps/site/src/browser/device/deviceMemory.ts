/** A record that a page keeps on the device under a name. */
export interface DeviceMemory<Data> {
  read(): Data | undefined
  /** Gives false where the browser keeps nothing, or is full. */
  keep(data: Data): boolean
  forget(): void
}

export function deviceMemory<Data>(
  name: string,
  isKept: (value: Readonly<Record<string, unknown>>) => boolean,
): DeviceMemory<Data> {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
        const isRecord = typeof kept === 'object' && kept !== null
        return isRecord && isKept(kept as Record<string, unknown>) ? (kept as Data) : undefined
      } catch {
        // The browser keeps nothing, or the text is not ours.
        return undefined
      }
    },
    keep(data) {
      try {
        localStorage.setItem(name, JSON.stringify(data))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        localStorage.removeItem(name)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
