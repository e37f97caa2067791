// A file system that loses unsynced data in a power cut: volatile-disk LIVE DURABLE MOUNT
// Every operation is applied to LIVE at once. DURABLE gets the data of a file when that file is synced, and names, sizes and modes, in
// their order, with the next sync of any file, as a journal does. Killing this process is the power cut: DURABLE then has the content of the disk.
#define FUSE_USE_VERSION 31
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fuse3/fuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *live, *durable;

static char *in(const char *root, const char *path) {
  char *whole;
  if (asprintf(&whole, "%s%s", root, path) < 0) abort();
  return whole;
}
#define LIVE(path) char *at __attribute__((cleanup(release))) = in(live, path)
static void release(char **text) { free(*text); }
static int result(int returned) { return returned < 0 ? -errno : 0; }

// Changes of names, sizes and modes that no sync has written yet.
enum kind { CREATE, MKDIR, UNLINK, RMDIR, RENAME, TRUNCATE, CHMOD };
struct change { enum kind kind; char *path, *to; off_t size; struct change *next; };
static struct change *first, **last = &first;

static void record(enum kind kind, const char *path, const char *to, off_t size) {
  struct change *one = malloc(sizeof *one);
  *one = (struct change){kind, strdup(path), to ? strdup(to) : NULL, size, NULL};
  *last = one;
  last = &one->next;
}

static void commit_changes(void) {
  for (struct change *one = first, *next; one; one = next) {
    char *path = in(durable, one->path), *to = one->to ? in(durable, one->to) : NULL;
    int file;
    switch (one->kind) {
    case CREATE: if ((file = open(path, O_CREAT | O_WRONLY, one->size)) >= 0) close(file); break;
    case MKDIR: mkdir(path, one->size); break;
    case UNLINK: unlink(path); break;
    case RMDIR: rmdir(path); break;
    case RENAME: rename(path, to); break;
    case TRUNCATE: if (truncate(path, one->size) < 0) break; break;
    case CHMOD: chmod(path, one->size); break;
    }
    next = one->next;
    free(path), free(to), free(one->path), free(one->to), free(one);
  }
  first = NULL;
  last = &first;
}

// The part of each file that was written since its last sync, by the number of its inode.
struct dirty { ino_t inode; off_t from, to; struct dirty *next; };
static struct dirty *dirty_files;

static struct dirty *dirty_of(int file) {
  struct stat info;
  fstat(file, &info);
  for (struct dirty *one = dirty_files; one; one = one->next)
    if (one->inode == info.st_ino) return one;
  struct dirty *one = malloc(sizeof *one);
  *one = (struct dirty){info.st_ino, 0, 0, dirty_files};
  return dirty_files = one;
}

static int sync_file(const char *path, int file) {
  commit_changes();
  struct dirty *one = dirty_of(file);
  if (!path || one->from == one->to) return 0;
  char *name = in(durable, path);
  int copy = open(name, O_WRONLY);
  free(name);
  if (copy < 0) return -EIO;
  static char bytes[1 << 16];
  for (off_t at = one->from; at < one->to;) {
    size_t most = one->to - at < (off_t)sizeof bytes ? one->to - at : (off_t)sizeof bytes;
    ssize_t got = pread(file, bytes, most, at);
    if (got <= 0) break;
    if (pwrite(copy, bytes, got, at) != got) { close(copy); return -EIO; }
    at += got;
  }
  one->from = one->to = 0;
  close(copy);
  return 0;
}

static void *start(struct fuse_conn_info *connection, struct fuse_config *config) {
  (void)connection;
  config->use_ino = 1;
  return NULL;
}
static int get_attributes(const char *path, struct stat *info, struct fuse_file_info *file) {
  if (file) return result(fstat(file->fh, info));
  LIVE(path);
  return result(lstat(at, info));
}
static int make_folder(const char *path, mode_t mode) {
  LIVE(path);
  if (mkdir(at, mode) < 0) return -errno;
  if (chown(at, fuse_get_context()->uid, fuse_get_context()->gid) < 0) return -errno;
  record(MKDIR, path, NULL, mode);
  return 0;
}
static int remove_file(const char *path) {
  LIVE(path);
  if (unlink(at) < 0) return -errno;
  record(UNLINK, path, NULL, 0);
  return 0;
}
static int remove_folder(const char *path) {
  LIVE(path);
  if (rmdir(at) < 0) return -errno;
  record(RMDIR, path, NULL, 0);
  return 0;
}
static int rename_file(const char *from, const char *path, unsigned flags) {
  char *old __attribute__((cleanup(release))) = in(live, from);
  LIVE(path);
  if (flags) return -EINVAL;
  if (rename(old, at) < 0) return -errno;
  record(RENAME, from, path, 0);
  return 0;
}
static int change_mode(const char *path, mode_t mode, struct fuse_file_info *file) {
  (void)file;
  LIVE(path);
  if (chmod(at, mode) < 0) return -errno;
  record(CHMOD, path, NULL, mode);
  return 0;
}
static int change_owner(const char *path, uid_t user, gid_t group, struct fuse_file_info *file) {
  (void)file;
  LIVE(path);
  return result(lchown(at, user, group));
}
static int set_size(const char *path, off_t size, struct fuse_file_info *file) {
  LIVE(path);
  if ((file ? ftruncate(file->fh, size) : truncate(at, size)) < 0) return -errno;
  record(TRUNCATE, path, NULL, size);
  return 0;
}
static int set_times(const char *path, const struct timespec times[2], struct fuse_file_info *file) {
  (void)file;
  LIVE(path);
  return result(utimensat(AT_FDCWD, at, times, AT_SYMLINK_NOFOLLOW));
}
static int open_file(const char *path, struct fuse_file_info *file) {
  LIVE(path);
  // Synced files need their data read back, and appending is done by the offset that the kernel sends.
  int flags = (file->flags & ~(O_ACCMODE | O_APPEND)) | ((file->flags & O_ACCMODE) == O_RDONLY ? O_RDONLY : O_RDWR);
  int opened = open(at, flags);
  if (opened < 0) return -errno;
  if (file->flags & O_TRUNC) record(TRUNCATE, path, NULL, 0);
  file->fh = opened;
  return 0;
}
static int create_file(const char *path, mode_t mode, struct fuse_file_info *file) {
  LIVE(path);
  int opened = open(at, (file->flags & ~(O_ACCMODE | O_APPEND)) | O_RDWR | O_CREAT, mode);
  if (opened < 0) return -errno;
  if (fchown(opened, fuse_get_context()->uid, fuse_get_context()->gid) < 0) return -errno;
  dirty_of(opened)->from = dirty_of(opened)->to = 0;
  record(CREATE, path, NULL, mode);
  file->fh = opened;
  return 0;
}
static int read_file(const char *path, char *bytes, size_t size, off_t from, struct fuse_file_info *file) {
  (void)path;
  ssize_t got = pread(file->fh, bytes, size, from);
  return got < 0 ? -errno : got;
}
static int write_file(const char *path, const char *bytes, size_t size, off_t from, struct fuse_file_info *file) {
  ssize_t written = pwrite(file->fh, bytes, size, from);
  if (written < 0) return -errno;
  struct dirty *one = dirty_of(file->fh);
  if (one->from == one->to) one->from = from, one->to = from + written;
  if (from < one->from) one->from = from;
  if (from + written > one->to) one->to = from + written;
  if (file->flags & (O_SYNC | O_DSYNC)) sync_file(path, file->fh);
  return written;
}
static int close_file(const char *path, struct fuse_file_info *file) {
  (void)path;
  close(file->fh);
  return 0;
}
static int synchronize(const char *path, int only_data, struct fuse_file_info *file) {
  (void)only_data;
  return sync_file(path, file->fh);
}
static int synchronize_folder(const char *path, int only_data, struct fuse_file_info *file) {
  (void)path, (void)only_data, (void)file;
  commit_changes();
  return 0;
}
static int read_folder(const char *path, void *list, fuse_fill_dir_t fill, off_t from, struct fuse_file_info *file,
                       enum fuse_readdir_flags flags) {
  (void)from, (void)file, (void)flags;
  LIVE(path);
  DIR *folder = opendir(at);
  if (!folder) return -errno;
  for (struct dirent *entry; (entry = readdir(folder));) fill(list, entry->d_name, NULL, 0, 0);
  closedir(folder);
  return 0;
}
static int get_space(const char *path, struct statvfs *space) {
  LIVE(path);
  return result(statvfs(at, space));
}

static const struct fuse_operations operations = {
  .init = start, .getattr = get_attributes, .mkdir = make_folder, .unlink = remove_file, .rmdir = remove_folder,
  .rename = rename_file, .chmod = change_mode, .chown = change_owner, .truncate = set_size, .utimens = set_times,
  .open = open_file, .create = create_file, .read = read_file, .write = write_file, .release = close_file,
  .fsync = synchronize, .fsyncdir = synchronize_folder, .readdir = read_folder, .statfs = get_space,
};

int main(int count, char **given) {
  if (count != 4) {
    fputs("usage: volatile-disk LIVE DURABLE MOUNT\n", stderr);
    return 2;
  }
  live = given[1], durable = given[2];
  umask(0);
  // One thread: the order of changes is the order of their journal.
  char *fuse[] = {given[0], "-f", "-s", "-o", "allow_other,default_permissions", given[3], NULL};
  return fuse_main(6, fuse, &operations, NULL);
}
