import type { OtherProblem } from '../browser/forms/said.ts'

interface OtherProblemsProps {
  id: string
  label: string
  problems: readonly OtherProblem[]
}

/** Links to the other wrong fields, under the message of the first. */
export function OtherProblems({ id, label, problems }: OtherProblemsProps) {
  return (
    <p id={id} className="other-problems">
      {label}{' '}
      {problems.map((problem) => (
        <a key={problem.id} href={`#${problem.id}`} className="tap">
          {problem.label}
        </a>
      ))}
    </p>
  )
}
