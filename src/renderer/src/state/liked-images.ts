import { create } from 'zustand';

interface LikedImagesState {
  readonly likedImages: readonly string[];
  add(image: string): void;
  remove(image: string): void;
  replaceAll(images: readonly string[]): void;
}

export const useLikedImages = create<LikedImagesState>()((set) => ({
  likedImages: [],
  add: (image) =>
    set(({ likedImages }) => (likedImages.includes(image) ? {} : { likedImages: [...likedImages, image] })),
  remove: (image) => set(({ likedImages }) => ({ likedImages: likedImages.filter((liked) => liked !== image) })),
  replaceAll: (images) => set({ likedImages: [...images] }),
}));
