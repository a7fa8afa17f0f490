/** The id of what the server has made for a browser without script. */
export const serverMade = "server-made";
