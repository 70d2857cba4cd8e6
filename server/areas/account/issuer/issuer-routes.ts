/** Where programs ask; the library adds the discovery and the way back of each question. */
export const issuerRoutes = {
  authorization: '/oidc/authorize',
  token: '/oidc/token',
  userinfo: '/oidc/userinfo',
  jwks: '/oidc/keys',
  revocation: '/oidc/revoke',
  end_session: '/oidc/end',
} as const

/** Back from our page, with what was said there. */
export const finishRoute = '/oidc/finish'
export const declineRoute = '/oidc/decline'
