/** One thing that was looked at: well, worth a thought, or in the way. */
export interface Finding {
  mark: '✓' | '!' | '✗'
  /** A French sentence that tells the way out. */
  said: string
}

export const well = (said: string): Finding => ({ mark: '✓', said })
export const doubt = (said: string): Finding => ({ mark: '!', said })
export const fault = (said: string): Finding => ({ mark: '✗', said })
