/**
 * Whether what was drawn last is still being drawn. A machine without a graphics card takes seconds for a frame: frames in a row before the first one is
 * done would hold up the whole page.
 */
export function watchBusy(gl: WebGLRenderingContext | WebGL2RenderingContext) {
  let fence: WebGLSync | null = null;
  if (!(gl instanceof WebGL2RenderingContext)) throw new Error("This browser has no WebGL 2.");
  return {
    /** All that was asked for up to now is what is waited for. */
    drew(): void {
      gl.deleteSync(fence);
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
    },
    busy: (): boolean => fence !== null && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED,
  };
}
