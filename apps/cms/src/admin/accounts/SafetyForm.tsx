import type { FormEvent, ReactNode } from 'react'
import { Problem } from '../dialog/Problem.tsx'

interface SafetyFormProps {
  /** Why it was not done, in a sentence; empty where nothing is wrong. */
  problem: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Where the form goes without its script. */
  action?: string
  children: ReactNode
}

/** A form around an account: what went wrong stands above its fields. */
export function SafetyForm({ problem, onSubmit, action, children }: SafetyFormProps) {
  const plain = action === undefined ? {} : { method: 'post', action }
  return (
    <form className="sira-safety-form" onSubmit={onSubmit} {...plain}>
      <Problem>{problem}</Problem>
      {children}
    </form>
  )
}
