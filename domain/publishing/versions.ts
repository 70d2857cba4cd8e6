import type { Instant } from '../calendar/instant.ts'

/**
 * The versions of one text. None is changed once it is saved, so that the history says what stood there and when; only
 * when it is published is written to it.
 */
export type VersionFacts = {
  /** Counts from 1; 0 is the text that the program came with. */
  readonly version: number
  readonly publishAt: Instant | null
  readonly publishedAt: Instant | null
  /** Published, it takes the text off the site. */
  readonly isWithdrawal: boolean
}

export type VersionStanding = 'draft' | 'scheduled' | 'in_force' | 'past' | 'withdrawn'

/** The version that readers see: the one published last. */
export function versionInForce<Version extends VersionFacts>(
  versions: readonly Version[],
): Version | undefined {
  return versions.reduce<Version | undefined>((best, version) => {
    if (version.publishedAt === null) return best
    if (best === undefined || isLater(version, best)) return version
    return best
  }, undefined)
}

function isLater(one: VersionFacts, other: VersionFacts): boolean {
  const [first, second] = [one.publishedAt ?? 0, other.publishedAt ?? 0]
  return first > second || (first === second && one.version > other.version)
}

export function standingOf(
  version: VersionFacts,
  versions: readonly VersionFacts[],
): VersionStanding {
  if (version.publishedAt === null) return version.publishAt === null ? 'draft' : 'scheduled'
  if (versionInForce(versions) !== version) return 'past'
  return version.isWithdrawal ? 'withdrawn' : 'in_force'
}
