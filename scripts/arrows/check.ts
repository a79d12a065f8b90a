import { houseFaults } from './houseFaults.ts'

/** A step of `npm run check`: the arrows between the rooms. */
const faults = houseFaults()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
