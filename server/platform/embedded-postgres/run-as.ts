/**
 * As whom PostgreSQL runs. It refuses to run as root, so a root user needs another way: the user
 * `postgres` or `nobody`, or, where those cannot reach the files (a project in root's home), a user
 * namespace in which root looks like somebody else and the files stay root's.
 */
import { type SpawnOptions, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'user'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'namespace' }

export type Invocation = {
  readonly command: string
  readonly arguments: readonly string[]
  readonly options: SpawnOptions
}

const nobodyId = 65534

/** No PG… and no LANG of the caller may leak in: an uninstalled locale would stop initdb. */
const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function invocation(
  runAs: RunAs,
  call: { program: string; arguments: readonly string[]; prefix?: readonly string[] },
): Invocation {
  // The order matters: first the namespace, then what ties the program's life to ours.
  const words = [
    ...(runAs.kind === 'namespace' ? namespaceCommand : []),
    ...(call.prefix ?? []),
    call.program,
    ...call.arguments,
  ]
  const [command = call.program, ...rest] = words
  return {
    command,
    arguments: rest,
    options: {
      cwd: '/',
      env: environment,
      ...(runAs.kind === 'user' && { uid: runAs.uid, gid: runAs.gid }),
    },
  }
}

const namespaceCommand = [
  'unshare',
  '--user',
  `--map-user=${nobodyId}`,
  `--map-group=${nobodyId}`,
  '--',
]

/** Whether a program can be run that way and ends well. */
export function canRun(
  runAs: RunAs,
  call: { program: string; arguments: readonly string[] },
): boolean {
  const { command, arguments: words, options } = invocation(runAs, call)
  return spawnSync(command, words, { ...options, stdio: 'ignore' }).status === 0
}

/** The account that PostgreSQL gets when root starts it for the first time. */
export function unprivilegedUser(): RunAs {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const found = lines.find((line) => line.startsWith('postgres:')) ?? 'nobody:x:65534:65534'
  const [, , uid, gid] = found.split(':')
  return { kind: 'user', uid: Number(uid), gid: Number(gid) }
}

/**
 * Words before a program that make the kernel end it when this process dies, even by SIGKILL; none
 * where that is not possible. The kernel watches the thread that started the program, so only the
 * main thread's life is long enough.
 */
export function diesWithParentPrefix(): readonly string[] {
  if (process.platform !== 'linux' || !isMainThread) return []
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--']
  const probe = spawnSync(prefix[0] ?? '', [...prefix.slice(1), 'true'], { stdio: 'ignore' })
  return probe.status === 0 ? prefix : []
}
