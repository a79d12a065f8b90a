import { runProgram } from '@sira/host/runProgram'
import { checkBackups } from '../src/doctor/checkBackups.ts'
import { checkDatabase } from '../src/doctor/checkDatabase.ts'
import { checkMail } from '../src/doctor/checkMail.ts'
import { readEnvironment } from '../src/environment/environment.ts'

/** Checks the servers of the back office for `npm run doctor`, and prints the result as JSON. */
runProgram(async () => {
  const environment = readEnvironment(process.env)
  const checks = [checkDatabase(environment), checkMail(environment), checkBackups(environment)]
  console.info(JSON.stringify((await Promise.all(checks)).flat()))
  process.exit(0)
})
