/** A thing that needs some room, scaled down as a whole where there is less. */
interface Size {
  width: number;
  height: number;
}

/** How large it is drawn, and in which size it is laid out before; null: as it is. */
export function fitted(room: Size, least: Size | undefined): (Size & { zoom: number }) | null {
  if (!least || !room.width) return null;
  const zoom = Math.min(room.width / least.width, room.height / least.height);
  return zoom < 1 ? { zoom, width: room.width / zoom, height: room.height / zoom } : null;
}
